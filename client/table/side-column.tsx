/** The column beside the board: the players above, and below them choices, log, chat and scores, one at a time. */
import { type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import css from "#/table/side-column.module.css";
import { useKept } from "#/table/stored-flag";
import { type TabEntry, Tabs } from "#/ui/tabs";
import { useWords } from "#/words";

export type TabName = "choices" | "log" | "chat" | "scores";

export interface SideTabs {
  readonly tab: TabName;
  setTab(tab: TabName): void;
  /** The same by a key: the focus goes there, too. */
  openByKey(tab: TabName): void;
  /** Whether the list of choices is in sight. */
  readonly listed: boolean;
}

/**
 * A reader who uses the list gets it when it is their turn, and the log again afterwards. A game without a board
 * of its own begins so.
 */
export function useSideTabs(game: string, asked: boolean, plain: boolean): SideTabs {
  const [listFirst, setListFirst] = useKept(`list-${game}`, plain);
  const [tab, setTab] = useState<TabName>(asked && listFirst ? "choices" : "log");
  const was = useRef(asked);
  useEffect(() => {
    if (was.current !== asked) {
      was.current = asked;
      setTab((now) => {
        if (asked) {
          return listFirst ? "choices" : now;
        }
        return now === "choices" ? "log" : now;
      });
    }
  }, [asked, listFirst]);
  const choose = (next: TabName) => {
    setTab(next);
    if (asked) {
      setListFirst(next === "choices");
    }
  };
  return {
    tab,
    listed: tab === "choices",
    setTab: choose,
    openByKey: (next) => {
      flushSync(() => choose(next));
      focusInside();
    },
  };
}

/** Into the open panel: to its first choice, its newest line, else to what there is. */
function focusInside(): void {
  const panel = document.querySelector("aside [role=tabpanel]");
  const lines = panel?.querySelectorAll<HTMLElement>("button[data-version]");
  const [choice, any] = ["[data-choice]", "button, input"].map((what) =>
    panel?.querySelector<HTMLElement>(what),
  );
  (choice ?? lines?.[lines.length - 1] ?? any)?.focus();
}

interface SideProps {
  readonly tabs: SideTabs;
  /** The players, and what happened since one's last turn. */
  readonly above: ReactNode;
  readonly entries: readonly (TabEntry & { readonly id: TabName })[];
}

export function Side({ tabs, above, entries }: SideProps) {
  const words = useWords();
  return (
    <aside className={css.side} aria-label={words.text("web-side")}>
      <div className={css.above}>{above}</div>
      <Tabs
        label={words.text("web-side")}
        className={css.tabs ?? ""}
        tabs={entries.map(({ icon: _, ...entry }) => entry)}
        selected={tabs.tab}
        onSelect={(id) => {
          const entry = entries.find((each) => each.id === id);
          if (entry !== undefined) {
            tabs.setTab(entry.id);
          }
        }}
      />
    </aside>
  );
}
