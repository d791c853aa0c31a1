"""`python -m tests.imports`: which modules import each other in a circle, local and type-only imports included."""

import sys

import grimp

PACKAGE = "underdeck"


def circles(graph: grimp.ImportGraph) -> list[set[str]]:
    """Sets of modules in which every one leads to every other (Tarjan)."""
    order: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[set[str]] = []

    def visit(module: str) -> None:
        order[module] = low[module] = len(order)
        stack.append(module)
        for other in sorted(graph.find_modules_directly_imported_by(module)):
            if other not in order:
                visit(other)
                low[module] = min(low[module], low[other])
            elif other in stack:
                low[module] = min(low[module], order[other])
        if low[module] == order[module]:
            at = stack.index(module)
            circle = set(stack[at:])
            del stack[at:]
            if len(circle) > 1:
                found.append(circle)

    for module in sorted(graph.modules):
        if module not in order:
            visit(module)
    return found


def built() -> grimp.ImportGraph:
    return grimp.build_graph(PACKAGE, cache_dir=None)


def main() -> int:
    sys.setrecursionlimit(10_000)
    graph = built()
    found = circles(graph)
    print(f"{len(graph.modules)} modules, {graph.count_imports()} imports, {len(found)} circles")
    for circle in found:
        print(f"\n{len(circle)} modules:")
        for module in sorted(circle):
            into = sorted(graph.find_modules_directly_imported_by(module) & circle)
            print(f"  {module} -> {', '.join(into)}")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
