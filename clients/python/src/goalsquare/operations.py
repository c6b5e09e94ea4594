"""`python3 -m goalsquare.operations` prints, as JSON, the methods of `API` for each operation of the contract."""

from __future__ import annotations

import json

from . import contract, registry


def methods() -> dict[str, list[str]]:
    """Returns method names by operation id, in the order of the contract. Leaves out extensions without a method."""
    named = registry.methods_of
    return {
        name: named.get(name, [])
        for name, operation in contract.operations().items()
        if name in named or not operation.is_extension
    }


if __name__ == "__main__":
    print(json.dumps(methods(), indent=2))
