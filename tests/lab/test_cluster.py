"""The same study on a cluster: the same rows, whoever dies, hangs, is slow or of another version."""

import os
import signal
import socket
import subprocess
import sys
from itertools import product
from urllib.error import HTTPError
from urllib.request import urlopen

import msgspec
import pytest
from distributed import LocalCluster
from distributed.comm import connect
from distributed.security import Security

from lab.studied import begun, played
from underdeck.kernel.refusal import Refusal
from underdeck.lab import cluster
from underdeck.lab.batches import Kit
from underdeck.lab.cluster import Cluster

STUDY = {"games": 30}


@pytest.fixture(scope="module")
def digest(tmp_path_factory):
    return played(tmp_path_factory.mktemp("alone") / "out", **STUDY)[1]["digest"]


@pytest.fixture(scope="module")
def local():
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        yield cluster


def code_of(attempt):
    with pytest.raises(Refusal) as refused:
        attempt()
    assert not str(refused.value).startswith("refuse-")
    return refused.value.code


def test_a_cluster_gives_the_same_rows(tmp_path, local, digest):
    assert played(tmp_path / "out", lambda kit: Cluster(kit, local.scheduler_address), **STUDY)[1]["digest"] == digest


@pytest.mark.long
def test_a_worker_killed_in_the_middle_costs_only_its_time(tmp_path, local, digest):
    run, kit = begun(tmp_path / "out", **STUDY)
    crew = Cluster(kit, local.scheduler_address)
    killed = []

    def kill(run):
        if not killed:
            killed.append(next(iter(local.workers.values())).pid)
            os.kill(killed[0], signal.SIGKILL)

    try:
        assert run.go(crew, kill)["digest"] == digest and killed
    finally:
        crew.close()


@pytest.mark.long
def test_whoever_hangs_is_passed_over(tmp_path, local, digest):
    """A worker that is stopped; what it was given is taken back at once."""
    run, kit = begun(tmp_path / "out", **STUDY)
    crew = Cluster(kit, local.scheduler_address)
    while len(crew.fit) < 2:
        crew.wait(1)
    stopped = next(nanny for nanny in local.workers.values() if nanny.worker_address in crew.fit)
    os.kill(stopped.pid, signal.SIGSTOP)
    try:
        run.hand_out(crew)
        while not (stuck := crew.client.processing().get(stopped.worker_address)):
            pass  # the scheduler has not heard of it yet
        for batch in [batch for future, batch in crew.given.items() if future.key in stuck]:
            crew.give_up(batch)
        assert crew.slow == {stopped.worker_address}
        assert run.go(crew)["digest"] == digest
    finally:
        os.kill(stopped.pid, signal.SIGCONT)
        crew.close()


@pytest.mark.long
def test_workers_of_another_version_get_nothing(tmp_path, local):
    run, kit = begun(tmp_path / "out", **STUDY)
    ours = msgspec.msgpack.decode(kit, type=Kit)
    told = []
    wrong = msgspec.msgpack.encode(msgspec.structs.replace(ours, edition="0" * 16))
    assert code_of(lambda: Cluster(wrong, local.scheduler_address, told.append)) == "lab-cluster-version"
    assert told[0].facts["found"] == ours.edition and told[0].facts["known"] == "0" * 16 and not run.done


@pytest.mark.long
def test_an_address_that_is_none_or_where_nobody_is_gets_one_sentence(tmp_path, monkeypatch):
    monkeypatch.setattr(cluster, "CONNECT", 1.0)
    _, kit = begun(tmp_path / "out", **STUDY)
    for address in ("here", "local:0", "http://somewhere", "tcp://nowhere"):
        assert code_of(lambda address=address: Cluster(kit, address)) == "lab-cluster-address"
    assert code_of(lambda: Cluster(kit, "tcp://127.0.0.1:9")) == "lab-cluster"


@pytest.mark.long
def test_a_cluster_on_this_machine_is_open_to_nobody_else(tmp_path, digest):
    run, kit = begun(tmp_path / "out", **STUDY)
    crew = Cluster(kit, "local:1")
    try:
        scheduler = crew.local.scheduler
        assert scheduler.address.startswith("tls://127.0.0.1:")
        for address in (scheduler.address, *crew.local.scheduler_info["workers"]):
            place = address.removeprefix("tls://")
            for stranger in (Security(), Security.temporary()):
                protocol = "tls" if stranger.tls_client_cert else "tcp"
                with pytest.raises((OSError, RuntimeError)):
                    crew.local.sync(greet, f"{protocol}://{place}", stranger)
        workers = crew.local.scheduler_info["workers"].values()
        ports = [scheduler.http_server.port, *[worker["services"]["dashboard"] for worker in workers]]
        for port, page in product(ports, ["status", "info/main/workers.html", "health", "metrics", "json/counts.json"]):
            with pytest.raises(HTTPError, match="404"):
                urlopen(f"http://127.0.0.1:{port}/{page}")
        assert run.go(crew)["digest"] == digest
    finally:
        crew.close()
    with pytest.raises(OSError):
        socket.create_connection(("127.0.0.1", scheduler.port))


async def greet(address, security):
    comm = await connect(address, timeout=2, **security.get_connection_args("client"))
    try:
        await comm.write({"op": "identity", "reply": True})
        return await comm.read()
    finally:
        comm.abort()


def started(*words):
    return subprocess.Popen([sys.executable, "-m", "distributed.cli." + words[0], *words[1:]],
                            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)  # fmt: skip


@pytest.mark.long
def test_a_scheduler_that_goes_away_and_returns(tmp_path, digest, unused_port):
    place = f"tcp://127.0.0.1:{unused_port}"
    scheduler = ["dask_scheduler", "--host", "127.0.0.1", "--port", str(unused_port), "--no-dashboard"]
    worker = ["dask_worker", place, "--nthreads", "1", "--no-nanny", "--no-dashboard", "--local-directory",
              str(tmp_path)]  # fmt: skip
    running = [started(*scheduler), started(*worker)]
    run, kit = begun(tmp_path / "out", **STUDY)
    crew = Cluster(kit, place)
    gone = []

    def away(run):
        if run.played and not gone:
            gone.append(run.played)
            running[0].kill()
            running[0].wait()
            running.append(started(*scheduler))
            running.append(started(*worker))

    try:
        assert run.go(crew, away)["digest"] == digest and gone
    finally:
        crew.close()
        for process in running:
            process.kill()
            process.wait()
