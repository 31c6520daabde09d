"""One module for each schema. They never change once released: databases out there were made by them."""
