"""A review in words and pictures: `words` makes the sentences, `page` a page of one file, `waterfall` the picture.

It belongs to no screen: the command line prints it, the server sends it.
"""
