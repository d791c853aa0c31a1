"""What plays a study on this machine: this process the short ones, workers the rest of the long ones."""

import time
from contextlib import nullcontext

import pytest

from lab.studied import begun, played
from underdeck.kernel.refusal import Refusal
from underdeck.lab import batches, executor
from underdeck.lab.executor import InProcess, executor_for


@pytest.fixture(scope="module")
def alone(tmp_path_factory):
    return played(tmp_path_factory.mktemp("alone") / "out")[1]["digest"]


class Workers(InProcess):
    """Stand-ins for those of Dask: they note what they are given, and are never in a hurry."""

    def __init__(self, kit):
        super().__init__(kit)
        self.given = []

    def submit(self, batch):
        self.given.append(batch)
        super().submit(batch)


@pytest.fixture
def started(monkeypatch):
    found = {}

    def workers_at(address, kit, warn):
        return found.setdefault(address, Workers(kit))

    monkeypatch.setattr(executor, "workers_at", workers_at)
    return found


def digest_of(path, **given):
    run, kit = begun(path)
    with executor_for(kit, lambda: run.left, **given) as found:
        return run.go(found)["digest"]


def test_a_short_study_starts_no_workers(tmp_path, alone, started, monkeypatch):
    monkeypatch.setattr(executor, "SHORT", 1e9)
    assert digest_of(tmp_path / "out", workers=2) == alone and not started


def test_one_worker_is_this_process_however_long_it_takes(tmp_path, alone, started, monkeypatch):
    monkeypatch.setattr(executor, "SHORT", 0.0)
    assert digest_of(tmp_path / "out", workers=1) == alone and not started


def test_workers_play_the_rest_of_a_long_study(tmp_path, alone, started, monkeypatch):
    """As soon as two batches show how long it will take."""
    monkeypatch.setattr(time, "process_time", lambda: 0.0)
    monkeypatch.setattr(executor, "stopped_at", lambda end: nullcontext())
    monkeypatch.setattr(executor, "SHORT", 1e-9)
    assert digest_of(tmp_path / "out", workers=3) == alone
    (workers,) = started.values()
    assert list(started) == ["local:3"] and 0 < sum(batch.count for batch in workers.given) < 48


def test_a_cluster_that_is_named_plays_everything(tmp_path, alone, started):
    assert digest_of(tmp_path / "out", address="tcp://10.0.0.1:8786") == alone
    assert sum(batch.count for batch in started["tcp://10.0.0.1:8786"].given) == 48


def test_a_game_that_never_ends_goes_to_the_workers(tmp_path, alone, started, monkeypatch):
    """They can be killed; this process cannot, and must not hang."""
    play = batches.played

    def endless(*given):
        while not started:
            pass
        return play(*given)

    monkeypatch.setattr(executor, "SHORT", 0.1)
    monkeypatch.setattr(batches, "played", endless)
    assert digest_of(tmp_path / "out", workers=2) == alone
    assert sum(batch.count for batch in started["local:2"].given) == 48


def test_an_address_that_is_none_is_refused(tmp_path):
    _, kit = begun(tmp_path / "out")
    with pytest.raises(Refusal) as refused, executor_for(kit, lambda: 1, address="here"):
        pass
    assert refused.value.code == "lab-cluster-address"
