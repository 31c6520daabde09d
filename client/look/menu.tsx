/** A list of things to do, folded behind a button. */
import type { ReactElement, ReactNode } from "react";
import { Menu as AriaMenu, Header, MenuItem, MenuSection, MenuTrigger } from "react-aria-components/Menu";
import { Popover as AriaPopover } from "react-aria-components/Popover";
import { Icon, type IconName } from "#/look/icon";
import styles from "#/look/popover.module.css";

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
  return (
    <MenuTrigger {...(open !== undefined && { isOpen: open })} {...(onOpen && { onOpenChange: onOpen })}>
      {trigger}
      <AriaPopover className={styles.popover ?? ""} placement={placement} offset={6}>
        <AriaMenu className={styles.list ?? ""} aria-label={label}>
          {entries.map((entry) =>
            "entries" in entry ? (
              <MenuSection key={entry.title}>
                <Header className={styles.heading}>{entry.title}</Header>
                {entry.entries.map(item)}
              </MenuSection>
            ) : (
              item(entry)
            ),
          )}
        </AriaMenu>
      </AriaPopover>
    </MenuTrigger>
  );
}

function item(entry: MenuEntry): ReactNode {
  return (
    <MenuItem
      key={entry.id}
      id={entry.id}
      textValue={entry.text}
      className={styles.item ?? ""}
      isDisabled={entry.disabled ?? false}
      onAction={entry.onPress}
      {...(entry.danger && { "data-danger": true })}
      {...(entry.selected && { "aria-current": "true" })}
    >
      {entry.selected ? <Icon name="check" /> : entry.icon && <Icon name={entry.icon} />}
      <span className={styles.words} {...(entry.language && { lang: entry.language })}>
        {entry.text}
      </span>
      {entry.hint && <span className={styles.hint}>{entry.hint}</span>}
    </MenuItem>
  );
}
