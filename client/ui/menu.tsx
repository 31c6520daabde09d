/** A list of things to do, folded behind a button. */
import { type ReactElement, useRef, useState } from "react";
import { ButtonContext } from "react-aria-components/Button";
import type { IconName } from "#/ui/icon";
import { later } from "#/ui/lazy";

/** A menu is large, and most are never opened: only its button is there from the beginning. */
const MenuList = later(async () => (await import("#/ui/menu-list")).MenuList);

export interface MenuEntry {
  readonly id: string;
  readonly text: string;
  readonly icon?: IconName;
  /** The language of its text, if it is not the page's. */
  readonly language?: string;
  /** A second, quieter line: what it does, or why it cannot be done. */
  readonly hint?: string;
  readonly disabled?: boolean;
  readonly danger?: boolean;
  /** Set for what is one of several: shows which. */
  readonly selected?: boolean;
  readonly onPress: () => void;
}

export interface MenuGroup {
  readonly title: string;
  readonly entries: readonly MenuEntry[];
}

export interface MenuProps {
  /** What opens it: a Button or an IconButton. */
  readonly trigger: ReactElement;
  readonly label: string;
  readonly entries: readonly (MenuEntry | MenuGroup)[];
  /** For a menu that something else than its trigger opens too. */
  readonly open?: boolean;
  readonly onOpen?: (open: boolean) => void;
  readonly placement?: "bottom start" | "bottom end" | "top start" | "top end";
}

export function Menu({ trigger, label, entries, placement = "bottom end", open, onOpen }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [own, setOwn] = useState(false);
  const [focus, setFocus] = useState<"first" | "last" | null>(null);
  const shown = open ?? own;
  // It stays once it was open: a menu that closes is still seen for a moment.
  const [wanted, setWanted] = useState(shown);
  if (shown && !wanted) {
    setWanted(true);
  }
  const change = (next: boolean) => {
    setOwn(next);
    onOpen?.(next);
  };
  const show = (at: "first" | "last" | null) => {
    // The focus returns to where it was when the menu opened.
    button.current?.focus({ preventScroll: true });
    setFocus(at);
    change(true);
  };
  return (
    <>
      <ButtonContext
        value={{
          ref: button,
          "aria-haspopup": "menu",
          "aria-expanded": shown,
          preventFocusOnPress: true,
          // As menus of the system do: at once with a mouse or a key, with a finger when it is lifted.
          onPressStart: ({ pointerType }) =>
            pointerType !== "touch" &&
            show(pointerType === "mouse" || pointerType === "pen" ? null : "first"),
          onPress: ({ pointerType }) => pointerType === "touch" && show(null),
          onKeyDown: (event) => {
            if (event.key === "ArrowDown" || event.key === "ArrowUp") {
              event.preventDefault();
              show(event.key === "ArrowDown" ? "first" : "last");
            } else {
              event.continuePropagation();
            }
          },
        }}
      >
        {trigger}
      </ButtonContext>
      {wanted && (
        <MenuList
          label={label}
          entries={entries}
          placement={placement}
          open={shown}
          onOpen={change}
          beside={button}
          focus={focus}
        />
      )}
    </>
  );
}
