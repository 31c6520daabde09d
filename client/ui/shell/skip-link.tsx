/** The first thing the keyboard reaches: past the header, to what the page is for. */
import type { ReactNode } from "react";
import styles from "#/ui/shell/skip-link.module.css";
import { useWords } from "#/words";

/** The id that the page's <main> has. */
export const MAIN = "main";

/** Stands before the header of each page. */
export function SkipLink() {
  const words = useWords();
  const jump = () => {
    const main = document.querySelector("main");
    main?.setAttribute("tabindex", "-1");
    main?.focus();
  };
  // Not by the address: the page's base is elsewhere, and a fragment may be the key to a table.
  return <HiddenLink onPress={jump}>{words.text("web-look-skip")}</HiddenLink>;
}

/** Seen only while the keyboard is on it. */
export function HiddenLink({
  onPress,
  children,
}: {
  readonly onPress: () => void;
  readonly children: ReactNode;
}) {
  return (
    <button type="button" className={styles.skip} onClick={onPress}>
      {children}
    </button>
  );
}
