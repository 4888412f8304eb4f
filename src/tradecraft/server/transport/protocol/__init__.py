"""Everything that goes over the wire, as msgspec structs: the one place clients, schema and server agree on.

`tables` describes tables, `commands` is what a client asks for, `messages` is what the server tells; `people` and
`ratings` belong to the pages around the table, `errors` to all of them.
"""
