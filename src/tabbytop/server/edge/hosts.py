"""The names of this server: which of them a browser may ask for, and which pages may speak to it."""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Callable, Mapping
from urllib.parse import urlsplit

import ifaddr

from tabbytop.server.clock import Clock
from tabbytop.server.settings import EVERYWHERE, Settings

LOOK_AGAIN = 30.0
"""Seconds after which this machine's addresses are looked up again: a laptop may have moved."""
_HOST = r"(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9_.-]+)(?::(\d{1,5}))?"
HOST = re.compile(_HOST)
ORIGIN = re.compile(r"(https?)://" + _HOST)
USUAL_PORT = {"http": "80", "https": "443"}


def lan_address() -> str | None:
    """This machine's address in the local network, by which a phone would reach it; None where there is no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: the system only chooses a way
            address = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if ipaddress.ip_address(address).is_loopback else address


def own_addresses() -> frozenset[str]:
    """Return the IPv4 addresses of this machine's network adapters."""
    return frozenset(str(ip.ip) for adapter in ifaddr.get_adapters() for ip in adapter.ips if ip.is_IPv4)


def own_names() -> frozenset[str]:
    """This machine's names in the local network."""
    name = socket.gethostname().lower().removesuffix(".local")
    return frozenset({name, f"{name}.local"})


def split_host(text: str) -> tuple[str, str]:
    """A host and its port, without brackets; empty where it is none."""
    found = HOST.fullmatch(text)
    if found is None:
        return "", ""
    return found[1].strip("[]").rstrip(".").lower(), found[2] or ""


class Hosts:
    """Knows by which names this server is reached."""

    def __init__(
        self, settings: Settings, clock: Clock, addresses: Callable[[], frozenset[str]] = own_addresses
    ) -> None:
        self.settings = settings
        self.clock = clock
        self.is_wide = settings.lan or settings.bind in (EVERYWHERE, "::")
        self._addresses = addresses
        self._own: frozenset[str] = frozenset()
        self._looked: float | None = None
        self._names = {"localhost", *[split_host(host)[0] for host in settings.allowed_hosts]}
        self._origins: set[str] = set()
        if settings.public_url:
            parts = urlsplit(settings.public_url)
            self._names.add((parts.hostname or "").lower())
            self._origins.add(_origin_of(parts.scheme, (parts.hostname or "").lower(), str(parts.port or "")))
        if not self.is_wide:
            self._names.add(settings.host.lower())
        else:
            self._names |= own_names()

    def is_ours(self, host: str | None) -> bool:
        """Is this `Host` header one of our names? Any other page's name that leads here is not (DNS rebinding)."""
        name, _ = split_host(host or "")
        if not name:
            return False
        if name in self._names:
            return True
        try:
            address = ipaddress.ip_address(name)
        except ValueError:
            return False
        return address.is_loopback or (self.is_wide and str(address) in self._own_addresses())

    def origin_is_ours(self, headers: Mapping[str, str]) -> bool:
        """May a page of this origin speak to us? Without an `Origin` header it is no page, but a program."""
        origin = headers.get("origin")
        if origin is None:
            return True
        found = ORIGIN.fullmatch(origin)
        if found is None:
            return False
        scheme, name, port = found[1], found[2].strip("[]").rstrip(".").lower(), found[3] or ""
        if _origin_of(scheme, name, port) in self._origins:
            return True
        host, host_port = split_host(headers.get("host", ""))
        same = name == host and (port or USUAL_PORT[scheme]) == (host_port or USUAL_PORT[scheme])
        return same and self.is_ours(headers.get("host"))

    def base_url(self, scheme: str, host: str) -> str:
        """What a link begins with, for somebody who reached us so; a phone in the network must reach it, too."""
        if self.settings.public_url:
            return self.settings.public_url.rstrip("/")
        name, port = split_host(host)
        address = lan_address() if self.is_wide and is_loopback(name) else None
        if address is not None:
            return f"{scheme}://{address}{':' + port if port else ''}"
        return f"{scheme}://{host}"

    def _own_addresses(self) -> frozenset[str]:
        now = self.clock.monotonic()
        if self._looked is None or now - self._looked > LOOK_AGAIN:
            self._own, self._looked = self._addresses(), now
        return self._own


def _origin_of(scheme: str, name: str, port: str) -> str:
    """An origin, written in one way."""
    return f"{scheme}://{name}:{port or USUAL_PORT[scheme]}"


def is_loopback(name: str) -> bool:
    """Is it this machine itself?"""
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return name == "localhost"
