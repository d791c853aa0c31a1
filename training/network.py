"""A network of one hidden layer and a straight way past it, fitted with numpy: logistic loss, Adam, early stopping."""

from typing import Any

import numpy as np

Array = Any


class Fit:
    def __init__(self, inputs: int, hidden: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.parts: list[Array] = [
            rng.normal(0, 0.5 / np.sqrt(40), (inputs, hidden)).astype(np.float32),
            np.zeros(hidden, np.float32),
            rng.normal(0, 0.1, hidden).astype(np.float32),
            np.zeros(inputs, np.float32),
            np.zeros(1, np.float32),
        ]
        self.moments = [(np.zeros_like(part), np.zeros_like(part)) for part in self.parts]
        self.steps = 0

    def logits(self, x: Array) -> Array:
        into, hidden, out, past, bias = self.parts
        return np.maximum(x @ into + hidden, 0) @ out + x @ past + bias[0]

    def learn(self, x: Array, y: Array, w: Array, rate: float, decay: float) -> None:
        into, hidden, out, past, bias = self.parts
        units = np.maximum(x @ into + hidden, 0)
        logits = units @ out + x @ past + bias[0]
        error = (1 / (1 + np.exp(-logits)) - y) * w / w.sum()
        back = np.outer(error, out) * (units > 0)
        slopes = [x.T @ back, back.sum(0), units.T @ error, x.T @ error, np.array([error.sum()])]
        self.steps += 1
        for part, slope, (first, second) in zip(self.parts, slopes, self.moments, strict=True):
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            scale = np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
            part -= (rate * scale * first / (np.sqrt(second) + 1e-8)).astype(np.float32)
            if part.ndim:
                part *= 1 - rate * decay


def loss(logits: Array, y: Array) -> float:
    return float(np.mean(np.logaddexp(0, logits) - y * logits))


def fit(x: Array, y: Array, groups: Array, hidden: int, seed: int, epochs: int = 60, decay: float = 0.02) -> Fit:
    """Games whose number divides by ten are kept for the check; the best epoch on them wins."""
    check = groups % 10 == 0
    train_x, train_y, check_x, check_y = x[~check], y[~check], x[check], y[check]
    w = np.ones(len(train_y), np.float32)
    rng = np.random.default_rng(seed)
    model = Fit(x.shape[1], hidden, seed)
    best, kept, since = 1e9, [part.copy() for part in model.parts], 0
    size = 512
    for epoch in range(epochs):
        order = rng.permutation(len(train_y))
        rate = 0.003 if epoch < epochs // 2 else 0.001
        for start in range(0, len(order), size):
            batch = order[start : start + size]
            model.learn(train_x[batch], train_y[batch], w[batch], rate, decay)
        now = loss(model.logits(check_x), check_y)
        if now < best - 1e-5:
            best, kept, since = now, [part.copy() for part in model.parts], 0
        else:
            since += 1
            if since > 12:
                break
    model.parts = kept
    base = float(np.mean(train_y))
    flat = loss(np.full(len(check_y), np.log(base / (1 - base))), check_y)
    print(
        f"  {len(train_y)} to learn from, {len(check_y)} to check: loss {best:.4f}, without knowing anything {flat:.4f}"
    )
    return model


def written(model: Fit, numbers: int, known: list[str]) -> dict[str, Any]:
    """As `evaluation.json` holds it."""
    into, hidden, out, past, bias = model.parts
    return {
        "rows": {"numbers": rounded(into[:numbers]), "named": rounded(into[numbers:])},
        "weights": {"hidden": rounded(hidden), "out": rounded(out), "past": rounded(past), "bias": rounded(bias)},
        "known": known,
    }


def rounded(part: Array) -> Any:
    return np.round(part.astype(float), 4).tolist()
