/** Shown instead of a table: while it is loading, and between two players of one device. */
import type { ReactNode } from "react";
import css from "#/table/table-status.module.css";
import { Header } from "#/ui/shell/header";
import { MAIN, SkipLink } from "#/ui/shell/skip-link";
import { Skeleton } from "#/ui/skeleton";
import { Spinner } from "#/ui/spinner";
import { useWords } from "#/words";

/** The shape of a table, so that nothing jumps when it comes. */
export function TableSkeleton() {
  const words = useWords();
  return (
    <div className={css.page}>
      <Header />
      <main id={MAIN} className={css.skeleton}>
        <Spinner label={words.text("web-table-loading")} />
        <Skeleton height="100%" />
        <Skeleton height="100%" />
        <Skeleton height="3.5rem" />
      </main>
    </div>
  );
}

/** Between two players of one device nothing of the table is shown. */
export function HandOverPage({ children }: { readonly children: ReactNode }) {
  return (
    <div className={css.page}>
      <SkipLink />
      <Header />
      {children}
    </div>
  );
}
