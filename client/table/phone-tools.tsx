/** On a phone: the panels of the side column as sheets, each behind a button within the thumb's reach. */
import { type ReactNode, useEffect, useState } from "react";
import { useTable } from "#/table/context";
import css from "#/table/phone-tools.module.css";
import type { TabName } from "#/table/side-column";
import type { TableTab } from "#/table/tabs";
import { Icon } from "#/ui/icon";
import { later } from "#/ui/lazy";
import { useWords } from "#/words";

const Sheet = later(async () => (await import("#/ui/sheet")).Sheet);

export type SheetName = TabName | "players";

export interface OpenSheet {
  readonly open: SheetName | null;
  setOpen(sheet: SheetName | null): void;
}

/**
 * Which sheet is open, whether its button or a key opened it. The one with the choices closes as soon as one was made:
 * what it did, a confirmation and the next question are behind it.
 */
export function useOpenSheet(narrow: boolean, choosable: boolean): OpenSheet {
  const [open, setOpen] = useState<SheetName | null>(null);
  useEffect(() => {
    if (!choosable) {
      setOpen((now) => (now === "choices" ? null : now));
    }
  }, [choosable]);
  // After choosing a moment in the log the reader wants to see the board; wide screens have no sheets.
  const { past } = useTable();
  useEffect(() => {
    if (past !== null || !narrow) {
      setOpen(null);
    }
  }, [past, narrow]);
  return { open, setOpen };
}

interface ThumbToolsProps {
  readonly entries: readonly TableTab[];
  readonly players: ReactNode;
  readonly sheet: OpenSheet;
}

export function ThumbTools({ entries, players, sheet: { open, setOpen } }: ThumbToolsProps) {
  const words = useWords();
  const sheets = [
    ...entries,
    {
      id: "players",
      icon: "people",
      title: words.text("web-players"),
      badge: null,
      taught: undefined,
      content: players,
    } as const,
  ];
  const shown = sheets.find((sheet) => sheet.id === open);
  // It stays once it was open: a sheet that closes is still seen for a moment.
  const [opened, setOpened] = useState(false);
  if (shown !== undefined && !opened) {
    setOpened(true);
  }
  return (
    <nav className={css.tools} aria-label={words.text("web-side")}>
      {sheets.map((sheet) => (
        <button
          key={sheet.id}
          type="button"
          className={css.tool}
          data-taught={sheet.taught}
          onClick={() => setOpen(sheet.id)}
        >
          {sheet.icon !== undefined && <Icon name={sheet.icon} size={1.4} />}
          <span className={css.name}>{sheet.title}</span>
          {sheet.badge !== undefined && sheet.badge !== null && (
            <span className={css.badge}>{sheet.badge}</span>
          )}
        </button>
      ))}
      {opened && (
        <Sheet open={shown !== undefined} onClose={() => setOpen(null)} title={shown?.title ?? ""}>
          {shown?.content}
        </Sheet>
      )}
    </nav>
  );
}
