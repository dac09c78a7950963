"""Writing jobs in a group has the same outcome as writing them one by one."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tabbytop.server.store.group import AppendJob, CreateJob, SealJob, StoredTable, WriteJob, build_group
from tests.server.store.samples import summary

NAMES = st.sampled_from(["a", "b", "c"])
BODIES = st.lists(st.sampled_from([b"x", b"y"]), min_size=1, max_size=3)
SUMMARIES = st.lists(st.sampled_from(["ann", "bob"]), max_size=2).map(lambda people: summary(*people))
JOBS: st.SearchStrategy[WriteJob] = st.one_of(
    st.builds(CreateJob, NAMES, st.just(b""), st.just(1.0), BODIES, SUMMARIES),
    st.builds(AppendJob, NAMES, st.integers(1, 5), st.just(1.0), BODIES, st.none() | SUMMARIES, st.booleans()),
    st.builds(SealJob, NAMES, st.integers(0, 2), st.integers(0, 1), st.sampled_from([b"x", b"y"])),
)


class Model:
    """A database in memory."""

    def __init__(self) -> None:
        self.entries: dict[tuple[str, int], bytes] = {}
        self.people: dict[str, frozenset[str]] = {}
        self.seated: set[tuple[str, str]] = set()
        self.sealed: dict[tuple[str, int, int], bytes] = {}
        self.tables: set[str] = set()

    def write(self, jobs: list[WriteJob]) -> list[type[object]]:
        """Write a group the way the databases do."""
        stored = {
            table: StoredTable(sum(name == table for name, _ in self.entries), self.people.get(table, frozenset()))
            for table in self.tables
        }
        group, outcomes = build_group(jobs, stored)
        self.tables.update(row[0] for row in group.tables)
        for table, n, _, body in group.entries:
            assert (table, n) not in self.entries
            self.entries[table, n] = body
        added, removed = group.seat_changes(stored)
        self.people.update({table: frozenset(summary.people) for table, summary in group.summaries.items()})
        self.seated = (self.seated - set(removed)) | set(added)
        self.sealed = {
            place: body for place, body in self.sealed.items() if place[0] not in group.unsealed or place[1] <= 0
        }
        self.sealed.update(group.sealed)
        return [type(outcome) for outcome in outcomes]


@given(st.lists(st.lists(JOBS, max_size=8), max_size=4))
def test_jobs_have_the_same_outcome_in_groups_and_one_by_one(groups: list[list[WriteJob]]) -> None:
    together, alone = Model(), Model()
    for jobs in groups:
        assert together.write(jobs) == [alone.write([job])[0] for job in jobs]
        assert vars(together) == vars(alone)
    assert together.seated == {(person, table) for table, people in together.people.items() for person in people}
