"""The server's metrics, in the text format of Prometheus."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from time import perf_counter

from prometheus_client import CollectorRegistry, Counter, Histogram, Metric, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

from tradecraft import __version__
from tradecraft.core.errors import Refused

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
PREFIX = "tradecraft_"
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
"""Others are counted together: clients can make up any method."""

Reading = tuple[str, str, Callable[[], float]]
"""A name, what it means, and a function that returns the number."""


class Metrics:
    """The counters of one process, which all numbers name: processes that share a port answer in turns."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._commands = self._counter("commands", "Commands by kind and outcome.", "kind", "outcome")
        self._answering = self._histogram("command_seconds", "From a command's arrival to its answer.", "kind")
        help = "HTTP requests and ended sockets by path and status."
        self._requests = self._counter("requests", help, "method", "path", "status")
        self._requesting = self._histogram("request_seconds", "How long HTTP requests took.", "path")
        self.counted: list[Reading] = []
        self.measured: list[Reading] = []
        self._registry.register(_Readings(self))

    def _counter(self, name: str, help: str, *labels: str) -> Counter:
        return Counter(PREFIX + name, help, labels, registry=self._registry)

    def _histogram(self, name: str, help: str, *labels: str) -> Histogram:
        return Histogram(PREFIX + name, help, labels, buckets=SECONDS, registry=self._registry)

    @contextmanager
    def command(self, kind: str) -> Iterator[None]:
        """Count the command that is carried out in the block, and measure how long it takes."""
        began = perf_counter()
        outcome = "failed"
        try:
            yield
            outcome = "done"
        except Refused:
            outcome = "refused"
            raise
        finally:
            self._commands.labels(kind, outcome).inc()
            self._answering.labels(kind).observe(perf_counter() - began)

    def request(self, method: str, path: str, status: int, seconds: float) -> None:
        """Count an HTTP request or a socket that has ended; sockets have codes above 999, and no duration counts."""
        self._requests.labels(method if method in METHODS else "other", path, str(status)).inc()
        if status < 1000:
            self._requesting.labels(path).observe(seconds)

    def text(self) -> bytes:
        """Return all metrics."""
        return generate_latest(_OfProcess(self._registry))


class _Readings(Collector):
    """Gauges that are read on demand."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def collect(self) -> Iterable[Metric]:
        about = GaugeMetricFamily(f"{PREFIX}about", "The version that runs.", labels=["version"])
        about.add_metric([__version__], 1)
        yield about
        for name, help, read in self._metrics.counted:
            yield CounterMetricFamily(PREFIX + name, help, value=read())
        for name, help, read in self._metrics.measured:
            yield GaugeMetricFamily(PREFIX + name, help, value=read())


class _OfProcess(CollectorRegistry):
    """The metrics of another registry, each labelled with the process."""

    def __init__(self, inner: CollectorRegistry) -> None:
        super().__init__()
        self._inner = inner

    def collect(self) -> Iterable[Metric]:
        process = str(os.getpid())
        for metric in self._inner.collect():
            # By default each counter also says when it was created, which doubles the text for nothing.
            metric.samples = [
                sample._replace(labels={**sample.labels, "process": process})
                for sample in metric.samples
                if not sample.name.endswith("_created")
            ]
            yield metric
