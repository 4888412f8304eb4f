"""The store of the how-to page passes the tests of all stores."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable

import pytest

from tests.docs.scratch import HOWTO
from tests.server.store import test_store as promises
from tradecraft.server.store import Store

PROMISES = (
    promises.test_written_data_is_there_after_reopening,
    promises.test_work_that_fails_leaves_nothing_behind,
    promises.test_a_reader_cannot_write,
    promises.test_references_are_checked,
    promises.test_a_step_is_added_with_what_the_lists_say,
    promises.test_a_step_at_a_table_that_is_not_there_clashes,
    promises.test_a_step_and_what_goes_with_it_are_kept_together,
    promises.test_a_step_is_not_kept_if_what_goes_with_it_fails,
    promises.test_of_two_writers_of_one_step_exactly_one_wins,
    promises.test_steps_of_many_tables_at_once_are_all_kept,
    promises.test_a_closed_store_refuses_everything,
    promises.test_changes_of_one_row_at_once_do_not_get_lost,
)


def memory_store() -> Store:
    """Load the example and make a store."""
    spec = importlib.util.spec_from_file_location("memory_store", HOWTO / "memory_store.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    store: Store = module.MemoryStore()
    return store


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_the_store_keeps_a_promise(promise: Callable[[str], None], monkeypatch: pytest.MonkeyPatch):
    store = memory_store()
    monkeypatch.setattr(promises, "open_store", lambda url: store)
    promise("memory:")
