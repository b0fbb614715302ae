"""The server: matches for the browser and other clients.

Five rooms, from the top down; each imports from those below it only:

- `web`: the application, HTTP, WebSockets, the browser's files, who is asking;
- `match`: live matches, what people and bots do in them, what each seat is told;
- `store`: the database, its schema and queries, notifications between processes;
- `protocol`: what clients send and what they are told, and how a view becomes a message;
- `operation`: metrics and logs, for whoever runs the server.

`startup` is the command `vigil serve`, `admin_commands` are `vigil admin`; they stand above all of them.
"""
