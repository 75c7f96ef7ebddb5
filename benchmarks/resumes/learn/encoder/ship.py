"""A fitted network in; the files that ship out: its layers as ONNX, its tables of words and traits.

    python ship.py NETWORK

Weights of layers and words are signed bytes with a step a row; layers are made numbers again when they are loaded.
"""

import math
import sys
from pathlib import Path

import numpy as np
import onnx
import torch
from network import HEADS, LAYERS, LIKE, TAGS, TRAITS, WIDTH, Network
from onnx import TensorProto, helper, numpy_helper

from trusthound.adapters.encoding.pairs import PAIRS
from trusthound.wiring.reference.resume_encoder import MODEL, TABLES

_OPSET, _IR = 20, 10


class Graph:
    def __init__(self, told: dict[str, np.ndarray]) -> None:
        self.told, self.given, self.nodes = told, [], []

    def number(self, name: str, value: np.ndarray) -> str:
        shape = np.shape(value)
        self.given.append(numpy_helper.from_array(np.ascontiguousarray(value).reshape(shape), name))
        return name

    def node(self, kind: str, of: list[str], name: str, **how: object) -> str:
        self.nodes.append(helper.make_node(kind, of, [name], **how))
        return name

    def linear(self, x: str, part: str, name: str) -> str:
        weight = self.told[part + ".weight"].T  # a row for each number that comes in
        step = np.abs(weight).max(axis=0) / 127
        bytes_ = self.number(f"{part}.w", np.round(weight / step).astype(np.int8))
        steps = self.number(f"{part}.s", step.astype(np.float32))
        whole = self.node("DequantizeLinear", [bytes_, steps], f"{part}.f", axis=1)
        made = self.node("MatMul", [x, whole], f"{name}.m")
        return self.node("Add", [made, self.number(f"{part}.b", self.told[part + ".bias"])], name)

    def norm(self, x: str, part: str, name: str) -> str:
        of = [
            x,
            *(self.number(f"{part}.{w}", self.told[f"{part}.{w}"]) for w in ("weight", "bias")),
        ]
        return self.node("LayerNormalization", of, name, epsilon=1e-12, axis=-1)

    def layer(self, x: str, at: int) -> str:
        part = f"layers.{at}."
        told = self.linear(x, part + "qkv", f"qkv{at}")
        self.node("Reshape", [told, "heads"], f"parted{at}")
        self.node("Transpose", [f"parted{at}"], f"turned{at}", perm=[1, 2, 0, 3])
        q, k, v = (
            self.node("Gather", [f"turned{at}", f"at{n}"], f"{name}{at}", axis=0)
            for n, name in enumerate("qkv")
        )
        self.node("Transpose", [k], f"kt{at}", perm=[0, 2, 1])
        self.node("Mul", [q, "scale"], f"qs{at}")
        self.node("MatMul", [f"qs{at}", f"kt{at}"], f"scores{at}")
        self.node("Softmax", [f"scores{at}"], f"shares{at}", axis=-1)
        self.node("MatMul", [f"shares{at}", v], f"looked{at}")
        self.node("Transpose", [f"looked{at}"], f"back{at}", perm=[1, 0, 2])
        looked = self.node("Reshape", [f"back{at}", "flat"], f"whole{at}")
        own = self.linear(looked, part + "o", f"o{at}")
        y = self.norm(self.node("Add", [x, own], f"y{at}"), part + "n1", f"yn{at}")
        inner = self.node("Gelu", [self.linear(y, part + "u", f"u{at}")], f"g{at}")
        added = self.node("Add", [y, self.linear(inner, part + "w", f"w{at}")], f"z{at}")
        return self.norm(added, part + "n2", f"x{at + 1}")


def model_of(told: dict[str, np.ndarray]) -> onnx.ModelProto:
    graph = Graph(told)
    graph.number("heads", np.array([-1, 3, HEADS, WIDTH // HEADS], np.int64))
    graph.number("flat", np.array([-1, WIDTH], np.int64))
    graph.number("scale", np.float32(1 / math.sqrt(WIDTH // HEADS)))
    for at in range(3):
        graph.number(f"at{at}", np.int64(at))
    x = graph.norm("tokens", "norm", "x0")
    for at in range(LAYERS):
        x = graph.layer(x, at)
    sizes = {"tags": TAGS, "left": LIKE * len(PAIRS), "right": LIKE * len(PAIRS)}
    outs = [
        helper.make_tensor_value_info(graph.linear(x, name, name), TensorProto.FLOAT, ["n", size])
        for name, size in sizes.items()
    ]
    tokens = helper.make_tensor_value_info("tokens", TensorProto.FLOAT, ["n", WIDTH])
    whole = helper.make_graph(graph.nodes, "resume", [tokens], outs, graph.given)
    model = helper.make_model(whole, opset_imports=[helper.make_opsetid("", _OPSET)])
    model.ir_version = _IR
    onnx.checker.check_model(model)
    return model


def main() -> None:
    network = Network()
    network.load_state_dict(torch.load(sys.argv[1]))
    told = {name: each.detach().numpy() for name, each in network.state_dict().items()}
    Path(str(MODEL)).write_bytes(model_of(told).SerializeToString())
    words = told["word.weight"]
    steps = np.maximum(np.abs(words).max(axis=1), 1e-9) / 127
    np.savez_compressed(
        str(TABLES),
        words=np.round(words / steps[:, None]).astype(np.int8),
        steps=steps.astype(np.float32),
        places=told["pos.weight"].astype(np.float16),
        far=told["dist"],
        bias=told["bias"],
        **{name: told[f"feat.{name}.weight"] for name in TRAITS},
    )


if __name__ == "__main__":
    main()
