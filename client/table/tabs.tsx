/** The panels in the column beside the board, or in a sheet on a phone. */

import { useUnread } from "#/table/chat/muting";
import { ChoiceList } from "#/table/choices";
import { useTable } from "#/table/context";
import { LogPanel } from "#/table/log";
import { hasScores } from "#/table/scores/columns";
import type { TabName } from "#/table/side-column";
import { Badge } from "#/ui/badge";
import { later } from "#/ui/lazy";
import type { TabEntry } from "#/ui/tabs";
import type { ChoiceView } from "#/wire/types";
import { useWords } from "#/words";

const ChatPanel = later(async () => (await import("#/table/chat")).ChatPanel);
const Scores = later(async () => (await import("#/table/scores")).Scores);

interface TabEntriesProps {
  readonly fitting: readonly ChoiceView[];
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly busy: boolean;
}

export type TableTab = TabEntry & { readonly id: TabName; readonly title: string };

export function useTabEntries({ fitting, typed, onType, busy }: TabEntriesProps): readonly TableTab[] {
  const words = useWords();
  const { room } = useTable();
  const { unread } = useUnread();
  const entries: TableTab[] = [];
  if (room.reader >= 0 && room.stage === "playing") {
    entries.push({
      id: "choices",
      icon: "list",
      title: words.text("web-tab-choices"),
      taught: "lesson-choose",
      badge: room.choices.length > 0 ? <Badge tone="turn">{room.choices.length}</Badge> : null,
      content: <ChoiceList choices={fitting} typed={typed} onType={onType} busy={busy} />,
    });
  }
  entries.push({
    id: "log",
    icon: "log",
    title: words.text("web-tab-log"),
    taught: "lesson-log",
    content: <LogPanel />,
  });
  if (hasScores(room.scores)) {
    entries.push({ id: "scores", icon: "chart", title: words.text("web-tab-scores"), content: <Scores /> });
  }
  if (room.settings.chat) {
    entries.push({
      id: "chat",
      icon: "chat",
      title: words.text("web-tab-chat"),
      badge:
        unread > 0 ? <Badge tone="info">{words.text("web-tab-unread", { number: unread })}</Badge> : null,
      content: <ChatPanel />,
    });
  }
  return entries;
}
