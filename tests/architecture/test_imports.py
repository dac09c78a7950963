"""The import graph has no cycles."""

from __future__ import annotations

import grimp


def cycles(graph: dict[str, set[str]]) -> list[set[str]]:
    """Return the groups of modules that import each other, by Tarjan's algorithm.

    >>> cycles({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": {"a"}})
    [{'b', 'c'}]
    """
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[set[str]] = []

    def visit(module: str) -> None:
        index[module] = low[module] = len(index)
        stack.append(module)
        for other in sorted(graph[module]):
            if other not in index:
                visit(other)
                low[module] = min(low[module], low[other])
            elif other in stack:
                low[module] = min(low[module], index[other])
        if low[module] == index[module]:
            group = set(stack[stack.index(module) :])
            del stack[stack.index(module) :]
            if len(group) > 1:
                found.append(group)

    for module in sorted(graph):
        if module not in index:
            visit(module)
    return found


def test_a_cycle_is_found() -> None:
    assert [sorted(group) for group in cycles({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": {"a"}})] == [["b", "c"]]


def test_there_are_no_import_cycles() -> None:
    """Imports for types count, too: a reader follows them as well."""
    graph = grimp.build_graph("tabbytop", cache_dir=None)
    imported = {module: set(graph.find_modules_directly_imported_by(module)) for module in graph.modules}
    assert not [sorted(group) for group in cycles(imported)]
