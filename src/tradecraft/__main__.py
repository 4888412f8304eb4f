"""`python -m tradecraft`: the command line without its entry point."""

from tradecraft.cli import main

if __name__ == "__main__":
    main()
