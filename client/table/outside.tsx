/** What stands where a table would: while it is on its way, or because it cannot be shown. */
import type { ReactNode } from "react";
import { Button, LinkButton } from "#/look/button";
import { Empty } from "#/look/empty";
import { Header } from "#/look/shell/header";
import { MAIN, SkipLink } from "#/look/shell/skip-link";
import { Skeleton } from "#/look/skeleton";
import { Spinner } from "#/look/spinner";
import { useTitle } from "#/notices";
import css from "#/table/outside.module.css";
import { Refusal } from "#/wire/refusal";
import { useWords } from "#/words";

const NOT_FOUND = 404;

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

interface SaidProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly action: ReactNode;
}

function Said({ title, children, action }: SaidProps) {
  useTitle(title);
  return (
    <div className={css.page}>
      <SkipLink />
      <Header />
      <main id={MAIN} className={css.said}>
        <Empty picture="door" title={<h1 className={css.title}>{title}</h1>} action={action}>
          {children}
        </Empty>
      </main>
    </div>
  );
}

/** The reason, where the house gives another than that there is nothing here. */
function Why({ error }: { readonly error: unknown }) {
  const words = useWords();
  const nothing = error === null || (error instanceof Refusal && error.status === NOT_FOUND);
  return nothing ? null : <p>{words.explain(error)}</p>;
}

/** The link has been used, or never opened anything. One may sit here all the same, or be allowed to look on. */
export function DeadKey({ error, onAnyway }: { readonly error: unknown; readonly onAnyway: () => void }) {
  const words = useWords();
  return (
    <Said
      title={words.text("web-dead-key")}
      action={
        <>
          <Button kind="primary" onPress={onAnyway}>
            {words.text("web-dead-key-anyway")}
          </Button>
          <LinkButton to="/">{words.text("web-app-to-lobby")}</LinkButton>
        </>
      }
    >
      <Why error={error} />
      <p>{words.text("web-dead-key-why")}</p>
    </Said>
  );
}

/** There is no such room, or it is not open to this guest any more. */
export function Gone({ refusal }: { readonly refusal: Refusal | null }) {
  const words = useWords();
  return (
    <Said
      title={words.text("web-gone")}
      action={
        <LinkButton kind="primary" to="/">
          {words.text("web-app-to-lobby")}
        </LinkButton>
      }
    >
      <Why error={refusal} />
      <p>{words.text("web-gone-why")}</p>
    </Said>
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
