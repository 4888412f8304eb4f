"""Play without a server: the same messages, answered inside a web page by the same engine, bots and texts.

`host` answers requests and commands as the server does, for one person at one device; `tables` are the tables it has;
`page` is what the page's worker calls. `structs` stands in for msgspec, so that the server's messages are made by the
standard library alone. Nothing here reads or writes anything: what is to be kept is handed to the page.
"""
