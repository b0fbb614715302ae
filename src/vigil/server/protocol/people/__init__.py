"""Messages about people: whom they play, follow and block, and what they have reached."""
