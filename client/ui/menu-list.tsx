/** An open menu: a large thing, apart from the button that opens it. */
import { type ReactNode, type RefObject, useRef } from "react";
import { Menu as AriaMenu, Header, MenuItem, MenuSection } from "react-aria-components/Menu";
import { Popover as AriaPopover } from "react-aria-components/Popover";
import { Icon } from "#/ui/icon";
import type { MenuEntry, MenuProps } from "#/ui/menu";
import styles from "#/ui/popover.module.css";

interface MenuListProps extends Pick<MenuProps, "label" | "entries" | "placement"> {
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  /** The element beside which it opens. */
  readonly beside: RefObject<HTMLElement | null>;
  /** Which entry gets the focus; else the menu as a whole. */
  readonly focus: "first" | "last" | null;
}

export function MenuList({ label, entries, placement, open, onOpen, beside, focus }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);
  return (
    <AriaPopover
      className={styles.popover ?? ""}
      isOpen={open}
      onOpenChange={onOpen}
      trigger="MenuTrigger"
      triggerRef={beside}
      scrollRef={list}
      offset={6}
      aria-label={label}
      {...(placement && { placement })}
    >
      <AriaMenu
        ref={list}
        className={styles.list ?? ""}
        aria-label={label}
        autoFocus={focus ?? true}
        onClose={() => onOpen(false)}
      >
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
