"""What the host of a server looks up and changes, and what the server itself remembers."""
