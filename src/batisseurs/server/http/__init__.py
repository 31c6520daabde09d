"""Requests and responses: the operations, the structs of the wire, errors, authentication and limits.

The OpenAPI document and the TypeScript types are made here from the same structs.
"""
