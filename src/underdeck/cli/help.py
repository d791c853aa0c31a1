"""Commands and options whose help comes from messages, in the language of the terminal.

The message of a command is `help-NAME`, its one-line summary `command-NAME`, and that of an option `flag-NAME` or,
where a command needs its own, `flag-COMMAND-NAME`. `lab run` has the name `lab-run`.
"""

import os
import sys
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from underdeck.text import Text

Completion = Callable[[click.Context, click.Parameter, str], list[str]]
MOST_CHOICES = 8
"""A flag lists its values in the help if it has no more of them."""


def language_asked(arguments: list[str]) -> str | None:
    """Return the value of `--lang`, if it is one of our languages."""
    from underdeck.text import languages

    for i, argument in enumerate(arguments):
        value = argument.partition("=")[2] if argument.startswith("--lang=") else ""
        if argument == "--lang" and i + 1 < len(arguments):
            value = arguments[i + 1]
        if value in languages():
            return value
    return None


def spoken() -> "Text":
    """Return the texts of the language that this command line speaks."""
    from underdeck.terminal.language import chosen_language
    from underdeck.text import text_in

    return text_in(chosen_language(language_asked(sys.argv[1:])))


def path_of(ctx: click.Context) -> str:
    """Return the name of a command in message ids: `lab-run`."""
    names: list[str] = []
    at: click.Context | None = ctx
    while at is not None and at.parent is not None:
        names.append(str(at.info_name))
        at = at.parent
    return "-".join(reversed(names))


class Option(click.Option):
    """An option whose help is a message; a given `help` is for options that games declare."""

    def __init__(self, *names: Any, choices: Callable[[], Iterable[str]] | None = None, **settings: Any) -> None:
        if choices is not None:
            settings.setdefault("shell_complete", completed(choices))
        super().__init__(*names, **settings)
        self.choices = choices

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        names = super().get_help_record(ctx)
        return None if names is None else (names[0], self.explained(ctx))

    def explained(self, ctx: click.Context) -> str:
        """Return the help of this option."""
        text, flag = spoken(), max(self.opts, key=len).lstrip("-")
        ids = (f"flag-{path_of(ctx)}-{flag}", f"flag-{flag}")
        return next((text(id) for id in ids if text.has(id)), self.help or "")

    def heading(self) -> str:
        """Return the heading in the help below which this option is listed."""
        return spoken()("heading-options")

    def make_metavar(self, ctx: click.Context) -> str:
        found = [*self.choices()] if self.choices is not None and self.metavar is None else []
        if 0 < len(found) <= MOST_CHOICES:
            return f"[{'|'.join(found)}]"
        plain_text = self.metavar is None and self.type is click.STRING
        return max(self.opts, key=len).lstrip("-").upper() if plain_text else super().make_metavar(ctx)


def option(*names: str, **settings: Any) -> Callable[[Any], Any]:
    return click.option(*names, cls=Option, **settings)


class Command(click.Command):
    """A command that explains itself in messages."""

    def __init__(self, *given: Any, **settings: Any) -> None:
        super().__init__(*given, **settings)
        self.asks_help = Option(
            ["-h", "--help", "asks_help"], is_flag=True, is_eager=True, expose_value=False, callback=show_help
        )

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        return self.asks_help

    def get_short_help_str(self, limit: int = 45) -> str:
        name = f"command-{self.name}"
        return spoken().fallback(name, self.help or "")

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        text, path = spoken(), path_of(ctx)
        formatter.write_usage(ctx.command_path, " ".join(self.collect_usage_pieces(ctx)), text("heading-usage") + " ")
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(text.fallback(f"help-{path}" if path else "help-underdeck", self.help or ""))
        self.format_options(ctx, formatter)
        examples = text.fallback(f"examples-{path}" if path else "examples-underdeck", "")
        if examples:
            with formatter.section(text("heading-examples")):
                formatter.write(examples_of(examples, formatter))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        sections: dict[str, list[tuple[str, str]]] = {}
        for each in self.get_params(ctx):
            row = each.get_help_record(ctx) if isinstance(each, click.Option) else None
            if row is not None:
                heading = each.heading() if isinstance(each, Option) else spoken()("heading-options")
                sections.setdefault(heading, []).append(row)
        for heading, rows in sections.items():
            with formatter.section(heading):
                formatter.write_dl(rows)


class Group(Command, click.Group):
    """Commands of a command; `lab` has `run`."""

    command_class = Command

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        self.format_commands(ctx, formatter)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section(spoken()("heading-commands")):
            formatter.write_dl([(name, self.summary(ctx, name)) for name in self.list_commands(ctx)])

    def summary(self, ctx: click.Context, name: str) -> str:
        """Return what a command of this group does, in one line."""
        path = "-".join([part for part in (path_of(ctx), name) if part])
        command = self.commands.get(name)
        return spoken().fallback(f"command-{path}", (command.help or "") if command is not None else "")

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if not args[0].startswith("-") and not ctx.resilient_parsing and self.get_command(ctx, args[0]) is None:
            from underdeck.kernel.refusal import Refusal
            from underdeck.text.similar import nearest_words

            raise Refusal(
                "unknown-command",
                name=args[0],
                command=ctx.command_path,
                near=nearest_words(args[0], self.list_commands(ctx)),
            )
        return super().resolve_command(ctx, args)


def show_help(ctx: click.Context, parameter: click.Parameter, asked: bool) -> None:
    if asked and not ctx.resilient_parsing:
        click.echo(ctx.get_help(), color=ctx.color)
        ctx.exit()


def examples_of(lines: str, formatter: click.HelpFormatter) -> str:
    """Return example lines indented, never folded: they are to be copied."""
    return "".join([" " * formatter.current_indent + line.strip() + "\n" for line in lines.splitlines()])


def command(name: str | None = None, **settings: Any) -> Callable[[Callable[..., Any]], Command]:
    return click.command(name, cls=Command, **settings)


def group(name: str | None = None, **settings: Any) -> Callable[[Callable[..., Any]], Group]:
    return click.group(name, cls=Group, **settings)


def completed(find: Callable[[], Iterable[str]]) -> Completion:
    """Complete a word in a shell: return the words found that begin like it."""
    return lambda context, parameter, begun: [word for word in find() if word.startswith(begun.lower())]


def sentence_of(problem: click.ClickException) -> str:
    """Return in words what is wrong with a command line: what Click found, in our language."""
    text = spoken()
    parameter = getattr(problem, "param", None)
    name = parameter_name(parameter)
    if isinstance(problem, click.NoSuchOption):
        from underdeck.text.similar import nearest_words

        near = nearest_words(problem.option_name, [str(name) for name in problem.possibilities or ()])
        said = text("cli-no-option", name=problem.option_name)
        said = text("did-you-mean", sentence=said, near=near) if near else said
    elif isinstance(problem, click.MissingParameter):
        said = text("cli-missing", name=name, kind=parameter.param_type_name if parameter is not None else "argument")
    elif isinstance(problem, click.BadOptionUsage):
        said = text("cli-option-value", name=problem.option_name)
    elif isinstance(problem, click.BadParameter):
        kind = getattr(getattr(parameter, "type", None), "name", "")
        said = text("cli-bad-value", name=name, kind=kind)
    elif isinstance(problem, click.UsageError) and problem.ctx is not None:
        said = text("cli-too-much", command=problem.ctx.command_path)
    else:
        said = problem.format_message()
    context = getattr(problem, "ctx", None)
    return said if context is None else f"{said} {text('cli-see-help', command=context.command_path)}"


def parameter_name(parameter: click.Parameter | None) -> str:
    if parameter is None:
        return ""
    return parameter.opts[0] if isinstance(parameter, click.Option) else (parameter.name or "").upper()


def on_terminal() -> bool:
    """Return whether a person at a terminal reads and types here."""
    real = sys.platform == "win32" or os.environ.get("TERM", "dumb") not in ("", "dumb", "unknown")
    return real and sys.stdin.isatty() and sys.stdout.isatty()
