/** The frame of every page of the lobby: header, content, foot. */
import type { ReactNode } from "react";
import { Link } from "wouter";
import css from "#/lobby/page.module.css";
import { MINE, useListing } from "#/lobby/queries";
import { waiting } from "#/lobby/sort-tables";
import { useTitle } from "#/notifications";
import { classes } from "#/ui/classes";
import { Header } from "#/ui/shell/header";
import { SkipLink } from "#/ui/shell/skip-link";
import { useWords } from "#/words";

interface PageProps {
  /** For the title of the window. */
  readonly title: string;
  /** Narrow pages are for reading and filling in. */
  readonly narrow?: boolean;
  readonly children: ReactNode;
}

export function Page({ title, narrow = false, children }: PageProps) {
  const { answer } = useListing(MINE);
  useTitle(title);
  return (
    <div className={css.page}>
      <SkipLink />
      <Header turns={waiting(answer?.rooms ?? []).length} />
      <main className={classes(css.main, narrow && css.narrow)}>{children}</main>
      <Foot />
    </div>
  );
}

function Foot() {
  const { text } = useWords();
  return (
    <footer className={css.foot}>
      <nav aria-label={text("web-lobby-foot")} className={css.links}>
        <Link to="/">{text("web-lobby-title")}</Link>
        <Link to="/import">{text("web-import-title")}</Link>
        <Link to="/about">{text("web-about-title")}</Link>
      </nav>
    </footer>
  );
}
