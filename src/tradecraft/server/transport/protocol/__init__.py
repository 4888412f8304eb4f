"""All wire messages, as msgspec structs: client, schema and server share these definitions.

`tables` describes tables, `commands` is what a client asks for, `messages` is what the server tells; `people` and
`ratings` belong to the pages around the table, `errors` to all of them.
"""
