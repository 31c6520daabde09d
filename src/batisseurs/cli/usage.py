"""Help and usage errors in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from typer import _click  # Typer has the classes of its usage errors there

from batisseurs.words import Words

METAVAR = re.compile(r"FILE|LINE|LINK|SECONDS|NAME|VALUE|RECORD|GAME|ROOM|GUEST|TEXT")
IDS = ("ROOM", "GUEST")
"""Parameters whose values may begin with a hyphen without being an option: ids."""
TYPE = re.compile(r" <[^<>]*>")
FACTS = re.compile(r"  \[([^\[\]]*)\]$")
HEADINGS = {"Arguments": "cli-page-arguments", "Options": "cli-page-options", "Commands": "cli-page-commands"}
NO_NAME = "Missing command"
NO_VALUE = "does not take a value"
NO_COMMAND = re.compile(r"No such command '(.*?)'")
NO_NUMBER = "valid integer"
EXTRA = re.compile(r"(?s)Got unexpected extra argument(?:s|\(s\))? \((.*)\)")
UsageError = _click.exceptions.UsageError


def localized(command: Any, words: Words, page: type[_click.Context] | None = None) -> None:
    """Replace the catalogue ids in the help of a command and its options with the reader's words."""
    page = page or _page_in(words)
    command.context_class = page
    command.options_metavar = words.text("cli-page-some-options")
    if hasattr(command, "subcommand_metavar"):
        command.subcommand_metavar = words.text("cli-page-a-command")
    if command.help:
        command.help = words.text(command.help) if words.knows(command.help) else command.help
    if any(parameter.metavar in IDS for parameter in command.params):
        command.context_settings = {**command.context_settings, "ignore_unknown_options": True}
    for parameter in command.params:
        _localized_parameter(parameter, words)
    help_option = command.get_help_option(_click.Context(command))
    if help_option is not None:
        help_option.help = words.text("cli-option-help")
    for inner in getattr(command, "commands", {}).values():
        localized(inner, words, page)


def _localized_parameter(parameter: Any, words: Words) -> None:
    if parameter.metavar:
        parameter.metavar = METAVAR.sub(
            lambda found: words.text(f"cli-metavar-{found[0].lower()}"), parameter.metavar
        )
    text = getattr(parameter, "help", None)
    if text and words.knows(text):
        parameter.help = words.text(text)
    elif "--install-completion" in parameter.opts:
        parameter.help = words.text("cli-option-install-completion")
    elif "--show-completion" in parameter.opts:
        parameter.help = words.text("cli-option-show-completion")


def _page_in(words: Words) -> type[_click.Context]:
    """Return a context with help pages in the reader's language."""

    class Page(_click.HelpFormatter):
        """Replaces the library's English headings and marks."""

        def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
            """Write the usage line."""
            super().write_usage(prog, args, prefix or words.text("cli-page-usage") + " ")

        def write_heading(self, heading: str) -> None:
            """Write one of the three headings."""
            self.write(f"{'':>{self.current_indent}}{words.text(HEADINGS[heading])}\n")

        def write_dl(self, rows: Sequence[tuple[str, str]], col_max: int = 30, col_spacing: int = 2) -> None:
            """Write rows of names and descriptions."""
            told = [(TYPE.sub("", name), FACTS.sub(_facts, meaning)) for name, meaning in rows]
            super().write_dl(told, col_max, col_spacing)

    def _facts(found: re.Match[str]) -> str:
        """Return the default, or that the value is required."""
        default = found[1].removeprefix("default: ").removesuffix("; required")
        if found[1] == "required":
            return "  " + words.text("cli-page-required")
        return "  " + words.text("cli-page-default", value=default)

    class Spoken(_click.Context):
        """A command's context with such help pages."""

        formatter_class = Page

    return Spoken


def usage_line(error: UsageError, words: Words) -> str:
    """Return what is wrong with a command line."""
    context = error.ctx
    name = context.command_path if context is not None else "batisseurs"
    if isinstance(error, _click.exceptions.NoSuchOption):
        known = (
            [option for parameter in context.command.params for option in parameter.opts] if context else []
        )
        options = [option for option in known if option.startswith("--")]
        return words.text("cli-error-no-such-option", option=error.option_name, command=name, options=options)
    if isinstance(error, _click.exceptions.BadOptionUsage) and NO_VALUE in error.message:
        return words.text("cli-error-no-value", option=error.option_name, command=name)
    if isinstance(error, _click.exceptions.BadOptionUsage):
        return words.text("cli-error-needs-value", option=error.option_name, command=name)
    if isinstance(error, _click.exceptions.MissingParameter):
        return words.text("cli-error-missing", name=_shown(error.param), command=name)
    if isinstance(error, _click.exceptions.BadParameter):
        return _bad_value(error, words)
    return _other(error, name, words)


def _bad_value(error: _click.exceptions.BadParameter, words: Words) -> str:
    if NO_NUMBER in error.message:
        return words.text("cli-error-not-a-number", name=_shown(error.param))
    return words.text("cli-error-bad-value", name=_shown(error.param), text=error.message)


def _other(error: UsageError, name: str, words: Words) -> str:
    """Return an error that the library reports only as a sentence."""
    said = " ".join(error.format_message().split())
    command = NO_COMMAND.match(said)
    if command is not None:
        known = list(getattr(error.cmd, "commands", {}))
        return words.text("cli-error-no-command", name=command[1], command=name, commands=known)
    extra = EXTRA.match(said)
    if extra is not None:
        return words.text("cli-error-extra", text=extra[1], command=name)
    return words.text("cli-error-usage", text=said, command=name)


def _shown(parameter: Any) -> str:
    """Return the name of a parameter on the command line."""
    if parameter is None:
        return "?"
    options = [option for option in parameter.opts if option.startswith("--")]
    return str(options[0] if options else (parameter.metavar or parameter.name or "?").removesuffix("..."))


def asks_for_help(error: UsageError) -> str | None:
    """Return the help text if a command was called with nothing at all, or with only a language."""
    if isinstance(error, _click.exceptions.NoArgsIsHelpError):
        return error.format_message()
    return error.ctx.get_help() if error.ctx is not None and NO_NAME in error.message else None


def value_above(name: str) -> str | None:
    """Return an option that was given before the name of the command."""
    context = _click.globals.get_current_context(silent=True)
    while context is not None:
        value = context.params.get(name)
        if isinstance(value, str):
            return value
        context = context.parent
    return None
