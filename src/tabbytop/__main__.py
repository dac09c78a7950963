"""Run the command as `python -m tabbytop`."""

from tabbytop.cli import main

if __name__ == "__main__":
    main()
