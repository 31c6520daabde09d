"""`python -m batisseurs`: the same as the command `batisseurs`."""

from batisseurs.cli import main

if __name__ == "__main__":
    main()
