"""The same study on a cluster: the same rows, whoever dies, hangs, is slow or of another version."""

import os
import signal
import socket
import subprocess
import sys
from itertools import product
from pathlib import Path
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
    executor = Cluster(kit, local.scheduler_address)
    killed = []

    def kill(run):
        if not killed:
            killed.append(next(iter(local.workers.values())).pid)
            os.kill(killed[0], signal.SIGKILL)

    try:
        assert run.go(executor, kill)["digest"] == digest and killed
    finally:
        executor.close()


@pytest.mark.long
def test_whoever_hangs_is_passed_over(tmp_path, local, digest):
    """A worker that is stopped; what it was given is taken back at once."""
    run, kit = begun(tmp_path / "out", **STUDY)
    executor = Cluster(kit, local.scheduler_address)
    while len(executor.fit) < 2:
        executor.wait(1)
    stopped = next(nanny for nanny in local.workers.values() if nanny.worker_address in executor.fit)
    os.kill(stopped.pid, signal.SIGSTOP)
    try:
        run.hand_out(executor)
        while not (stuck := executor.client.processing().get(stopped.worker_address)):
            pass  # the scheduler has not heard of it yet
        for batch in [given.batch for future, given in executor.given.items() if future.key in stuck]:
            executor.give_up(batch)
        assert executor.slow == {stopped.worker_address}
        assert run.go(executor)["digest"] == digest
    finally:
        os.kill(stopped.pid, signal.SIGCONT)
        executor.close()


@pytest.mark.long
def test_workers_of_another_version_get_nothing(tmp_path, local):
    run, kit = begun(tmp_path / "out", **STUDY)
    ours = msgspec.msgpack.decode(kit, type=Kit)
    warned = []
    wrong = msgspec.msgpack.encode(msgspec.structs.replace(ours, edition="0" * 16))
    assert code_of(lambda: Cluster(wrong, local.scheduler_address, warned.append)) == "lab-cluster-version"
    assert warned[0].facts["found"] == ours.edition and warned[0].facts["known"] == "0" * 16 and not run.done


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
    executor = Cluster(kit, "local:1")
    try:
        scheduler = executor.local.dask.scheduler
        assert scheduler.address.startswith("tls://127.0.0.1:")
        for address in (scheduler.address, *executor.local.dask.scheduler_info["workers"]):
            place = address.removeprefix("tls://")
            for stranger in (Security(), Security.temporary()):
                protocol = "tls" if stranger.tls_client_cert else "tcp"
                with pytest.raises((OSError, RuntimeError)):
                    executor.local.dask.sync(greet, f"{protocol}://{place}", stranger)
        workers = executor.local.dask.scheduler_info["workers"].values()
        ports = [scheduler.http_server.port, *[worker["services"]["dashboard"] for worker in workers]]
        for port, page in product(ports, ["status", "info/main/workers.html", "health", "metrics", "json/counts.json"]):
            with pytest.raises(HTTPError, match="404"):
                urlopen(f"http://127.0.0.1:{port}/{page}")
        assert run.go(executor)["digest"] == digest
    finally:
        executor.close()
    with pytest.raises(OSError):
        socket.create_connection(("127.0.0.1", scheduler.port))


async def greet(address, security):
    comm = await connect(address, timeout=2, **security.get_connection_args("client"))
    try:
        await comm.write({"op": "identity", "reply": True})
        return await comm.read()
    finally:
        comm.abort()


@pytest.fixture
def two(tmp_path, digest):
    """A run of the study, and two workers of this machine."""
    run, kit = begun(tmp_path / "two", **STUDY)
    executor = Cluster(kit, "local:2")
    while len(executor.fit) < 2:
        executor.wait(1)
    yield run, executor
    executor.close()
    assert not executor.local.dask.workers


@pytest.mark.long
def test_workers_of_this_machine_may_be_killed(two, digest):
    run, executor = two
    run.hand_out(executor)
    killed = [nanny.pid for nanny in executor.local.dask.workers.values()]
    for pid in killed:
        os.kill(pid, signal.SIGKILL)
    assert run.go(executor)["digest"] == digest
    assert not {nanny.pid for nanny in executor.local.dask.workers.values()} & set(killed)


@pytest.mark.long
def test_a_worker_of_this_machine_that_hangs_is_killed(two, digest):
    run, executor = two
    stopped = next(iter(executor.local.dask.workers.values()))
    os.kill(hung := stopped.pid, signal.SIGSTOP)
    run.hand_out(executor)
    while not executor.client.processing().get(stopped.worker_address):
        pass  # the scheduler has not heard of it yet
    run.patience = 0.0
    run.look_after(executor)
    run.patience = 600.0
    assert run.go(executor)["digest"] == digest and stopped.pid != hung


@pytest.mark.long
def test_a_game_that_kills_its_worker_each_time_is_named(two):
    run, executor = two

    def kill(run):
        for nanny in executor.local.dask.workers.values():
            if nanny.pid and executor.given:
                os.kill(nanny.pid, signal.SIGKILL)

    kill(run)
    with pytest.raises(Refusal) as refused:
        run.go(executor, kill)
    assert refused.value.code == "lab-lost" and refused.value.facts["count"] == 5


LONG = """
name = "long"
game = "onedeck"
games = 100000
bot = "random"
[sweep]
heroes = ["mage"]
dungeon = ["dragons-cave"]
"""


@pytest.mark.long
@pytest.mark.skipif(not os.path.isdir("/proc/self"), reason="processes are counted in /proc")
@pytest.mark.parametrize("stop", ["ctrl-c", "kill"])
def test_nothing_is_left_of_a_study_that_is_stopped(tmp_path, stop):
    """Ctrl-C reaches all processes of the terminal; SIGKILL only the one that leads the others."""
    (tmp_path / "study.toml").write_text(LONG)
    (tmp_path / "tmp").mkdir()
    words = ["lab", "run", str(tmp_path / "study.toml"), "--out", str(tmp_path / "out"), "--workers", "2"]
    leader = subprocess.Popen(
        [sys.executable, "-m", "underdeck", *words, "--lang", "en"],
        env=os.environ | {"TMPDIR": str(tmp_path / "tmp")},
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        start_new_session=True,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        while len(list(tmp_path.glob("out/parts/*.parquet"))) < 8:
            assert not ended(leader)
        assert len(session(leader.pid)) > 3
        if stop == "ctrl-c":
            os.killpg(leader.pid, signal.SIGINT)
        else:
            leader.kill()
        said = leader.communicate()[1]  # until the last of them has closed it
        while session(leader.pid):
            pass
    finally:
        leader.kill()
    if stop == "ctrl-c":
        assert leader.returncode == 130 and "games are kept" in said and said.count("\n") == 1
        assert not list((tmp_path / "tmp").iterdir())
    else:
        assert "Traceback" not in said


def ended(process):
    """Looks up now and then."""
    try:
        return process.wait(0.05) is not None
    except subprocess.TimeoutExpired:
        return False


def session(leader):
    """Return the processes that the leader of a session and its children have started and that still run."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, _, number = stat.read_text().rpartition(")")[2].split()[:4]
        except OSError:
            continue
        if int(number) == leader and state != "Z":
            found.append(int(stat.parent.name))
    return found


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
    executor = Cluster(kit, place)
    gone = []

    def away(run):
        if run.played and not gone:
            gone.append(run.played)
            running[0].kill()
            running[0].wait()
            running.append(started(*scheduler))
            running.append(started(*worker))

    try:
        assert run.go(executor, away)["digest"] == digest and gone
    finally:
        executor.close()
        for process in running:
            process.kill()
            process.wait()
