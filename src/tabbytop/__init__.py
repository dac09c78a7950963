"""Tabbytop: three tabletop cat games with complete rules, bots and a server."""
