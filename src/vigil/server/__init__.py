"""The server: matches for the browser and other clients.

Its rooms from the top down; each imports from those below it only:

- `web`: the application, WebSockets, connections, the browser's files;
- `api`: what is asked over HTTP, who asks, and how they are answered;
- `review`: what a finished match was like;
- `library`: finished games, lessons, puzzles and documents, laid out to be looked at;
- `seating`: new matches, seats that change hands, playing again;
- `upkeep`: the host's changes, other names, removal;
- `match`: live matches, what people and bots do in them, what each seat is told;
- `workers`: processes in which bots choose and documents are read;
- `store`: the database, its schema and queries, notifications between processes;
- `protocol`: what clients send and what they are told, and how a view becomes a message;
- `fair_use`: what one client may ask of a server that others use as well;
- `domain`: words that several rooms share;
- `operation`: metrics and logs, for whoever runs the server.

`startup` is the command `vigil serve`, `admin_commands` and `people_commands` are `vigil admin`; they stand
above all of them.
"""
