"""The files that ship in; a network to go on fitting from, out.

python restore.py NETWORK
"""

import sys

import numpy as np
import onnx
import torch
from network import TRAITS, Network
from onnx import numpy_helper
from torch import Tensor

from trusthound.wiring.reference.resume_encoder import MODEL, TABLES


def restored() -> dict[str, Tensor]:
    """What ship.py wrote, as numbers again: a little coarser than what was fitted."""
    graph = onnx.load_from_string(MODEL.read_bytes()).graph
    told = {each.name: numpy_helper.to_array(each) for each in graph.initializer}
    tables = np.load(str(TABLES))
    made = {
        "word.weight": tables["words"] * tables["steps"][:, None],
        "pos.weight": tables["places"],
        "dist": tables["far"],
        "bias": tables["bias"],
        **{f"feat.{name}.weight": tables[name] for name in TRAITS},
    }
    for name in Network().state_dict():
        part, _, which = name.rpartition(".")
        if name in told:
            made[name] = told[name]
        elif f"{part}.w" in told:
            whole = (told[f"{part}.w"] * told[f"{part}.s"]).T
            made[name] = whole if which == "weight" else told[f"{part}.b"]
    return {name: torch.tensor(np.array(each, np.float32)) for name, each in made.items()}


if __name__ == "__main__":
    torch.save(restored(), sys.argv[1])
