/** The upper edge of every page: our mark, what the page puts there, whose turn, language, settings. */
import { type ReactNode, useState, useSyncExternalStore } from "react";
import { Link } from "wouter";
import { Badge } from "#/ui/badge";
import { IconButton, LinkButton } from "#/ui/button";
import { later } from "#/ui/lazy";
import { BrandMark } from "#/ui/shell/brand";
import styles from "#/ui/shell/header.module.css";
import { Languages } from "#/ui/shell/language";
import { useWords } from "#/words";

const SettingsDialog = later(async () => (await import("#/ui/shell/settings-dialog")).default);

export interface HeaderProps {
  /** What the page is about: the game, the table. */
  readonly children?: ReactNode;
  /** How many tables wait for the reader. */
  readonly turns?: number;
  /** Buttons of the page, before language and settings. */
  readonly tools?: ReactNode;
}

export function Header({ children, turns = 0, tools }: HeaderProps) {
  const words = useWords();
  const [settings, setSettings] = useState(false);
  return (
    <header className={styles.header}>
      <Link to="/" className={styles.brand ?? ""} aria-label={words.text("web-look-home")}>
        <BrandMark />
        <span className={styles.name}>Bâtisseurs</span>
      </Link>
      <div className={styles.page}>{children}</div>
      <Offline />
      {turns > 0 && <YourTurn tables={turns} />}
      {tools}
      <Languages />
      <IconButton icon="settings" label={words.text("web-settings")} onPress={() => setSettings(true)} />
      {settings && <SettingsDialog onClose={() => setSettings(false)} />}
    </header>
  );
}

/** Said as soon as the device has no network. The region is there before its words: else they are often not heard. */
function Offline() {
  const words = useWords();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return <span role="status">{!online && <Badge tone="warning">{words.text("web-offline")}</Badge>}</span>;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** How many tables wait for the reader, and the way to the next. */
export function YourTurn({ tables }: { readonly tables: number }) {
  const words = useWords();
  const sentence = words.text("web-look-your-turn", { tables });
  return (
    <LinkButton to="/next" kind="turn" size="small" icon="hourglass" label={sentence}>
      <span className={styles.sentence}>{sentence}</span>
      <span className={styles.count}>{tables}</span>
    </LinkButton>
  );
}
