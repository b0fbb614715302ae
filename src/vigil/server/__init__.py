"""The server: matches for the browser and other clients."""
