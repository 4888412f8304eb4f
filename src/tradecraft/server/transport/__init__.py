"""How clients reach the server: HTTP routes, sockets, and every message that goes over them.

`protocol` defines the messages, `routes` the endpoints, `sockets` serves connections, `hub` knows who watches which
table, `publishing` tells them what happened; `security` and `limits` guard all of it.
"""
