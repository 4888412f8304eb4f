"""The revisions, numbered in their order. One that was released is never changed."""
