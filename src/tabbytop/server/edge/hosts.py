"""The host names of this server, and the origins whose pages may call it."""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Callable, Mapping
from urllib.parse import urlsplit

import ifaddr

from tabbytop.server.clock import Clock
from tabbytop.server.settings import ALL_INTERFACES, Settings

ADDRESS_REFRESH_SECONDS = 30.0
"""Seconds for which this machine's addresses are cached. A laptop may change networks."""
_HOST = r"(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9_.-]+)(?::(\d{1,5}))?"
HOST = re.compile(_HOST)
ORIGIN = re.compile(r"(https?)://" + _HOST)
DEFAULT_PORTS = {"http": "80", "https": "443"}


def lan_address() -> str | None:
    """Return this machine's address on the local network, for links on phones; None without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: the system only picks a route
            address = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if ipaddress.ip_address(address).is_loopback else address


def own_addresses() -> frozenset[str]:
    """Return the IPv4 addresses of this machine's network adapters."""
    return frozenset(str(ip.ip) for adapter in ifaddr.get_adapters() for ip in adapter.ips if ip.is_IPv4)


def own_names() -> frozenset[str]:
    """Return this machine's names on the local network."""
    name = socket.gethostname().lower().removesuffix(".local")
    return frozenset({name, f"{name}.local"})


def split_host(text: str) -> tuple[str, str]:
    """Split a `Host` value into name and port, without brackets. Both are empty if it is invalid."""
    found = HOST.fullmatch(text)
    if found is None:
        return "", ""
    return found[1].strip("[]").rstrip(".").lower(), found[2] or ""


class Hosts:
    """Decides which `Host` and `Origin` headers are ours."""

    def __init__(
        self, settings: Settings, clock: Clock, addresses: Callable[[], frozenset[str]] = own_addresses
    ) -> None:
        self.settings = settings
        self.clock = clock
        self.is_on_network = settings.lan or settings.bind in (ALL_INTERFACES, "::")
        self._addresses = addresses
        self._cached_addresses: frozenset[str] = frozenset()
        self._cached_at: float | None = None
        self._names = {"localhost", *[split_host(host)[0] for host in settings.allowed_hosts]}
        self._origins: set[str] = set()
        if settings.public_url:
            parts = urlsplit(settings.public_url)
            self._names.add((parts.hostname or "").lower())
            self._origins.add(_origin_of(parts.scheme, (parts.hostname or "").lower(), str(parts.port or "")))
        if not self.is_on_network:
            self._names.add(settings.host.lower())
        else:
            self._names |= own_names()

    def is_own_host(self, host: str | None) -> bool:
        """Return whether this `Host` header is one of our names. Other names may be DNS rebinding."""
        name, _ = split_host(host or "")
        if not name:
            return False
        if name in self._names:
            return True
        try:
            address = ipaddress.ip_address(name)
        except ValueError:
            return False
        return address.is_loopback or (self.is_on_network and str(address) in self._own_addresses())

    def is_allowed_origin(self, headers: Mapping[str, str]) -> bool:
        """Return whether a page of this origin may call us. Programs send no `Origin` header and are allowed."""
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
        same = name == host and (port or DEFAULT_PORTS[scheme]) == (host_port or DEFAULT_PORTS[scheme])
        return same and self.is_own_host(headers.get("host"))

    def base_url(self, scheme: str, host: str) -> str:
        """Return the base URL of links for a client that reached us at this host, so that phones can open them."""
        if self.settings.public_url:
            return self.settings.public_url.rstrip("/")
        name, port = split_host(host)
        address = lan_address() if self.is_on_network and is_loopback(name) else None
        if address is not None:
            return f"{scheme}://{address}{':' + port if port else ''}"
        return f"{scheme}://{host}"

    def _own_addresses(self) -> frozenset[str]:
        now = self.clock.monotonic()
        if self._cached_at is None or now - self._cached_at > ADDRESS_REFRESH_SECONDS:
            self._cached_addresses, self._cached_at = self._addresses(), now
        return self._cached_addresses


def _origin_of(scheme: str, name: str, port: str) -> str:
    """Return an origin in canonical form, with its port."""
    return f"{scheme}://{name}:{port or DEFAULT_PORTS[scheme]}"


def is_loopback(name: str) -> bool:
    """Return whether this name means the machine itself."""
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return name == "localhost"
