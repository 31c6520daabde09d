/** Shown instead of a table that cannot be shown: a dead link, a room that is gone, a seat that moved. Fetched when needed. */
import { type ReactNode, useEffect, useRef } from "react";
import { useTitle } from "#/notifications";
import { ownSeats } from "#/table/active-seat";
import css from "#/table/table-status.module.css";
import { Button, LinkButton } from "#/ui/button";
import { Empty } from "#/ui/empty";
import { announce } from "#/ui/live-region";
import { Header } from "#/ui/shell/header";
import { MAIN, SkipLink } from "#/ui/shell/skip-link";
import { Refusal } from "#/wire/refusal";
import { type RoomView, SPECTATOR } from "#/wire/types";
import { useWords } from "#/words";

const NOT_FOUND = 404;

interface SaidProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly action: ReactNode;
  /** It replaced a table without a click, so the focused element is gone. */
  readonly sudden?: boolean;
}

function Said({ title, children, action, sudden = false }: SaidProps) {
  useTitle(title);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (sudden) {
      heading.current?.focus();
      announce(title, true);
    }
  }, [sudden, title]);
  return (
    <div className={css.page}>
      <SkipLink />
      <Header />
      <main id={MAIN} className={css.said}>
        <Empty
          picture="door"
          title={
            <h1 ref={heading} tabIndex={sudden ? -1 : undefined} className={css.title}>
              {title}
            </h1>
          }
          action={action}
        >
          {children}
        </Empty>
      </main>
    </div>
  );
}

/** The reason, where the server gives another than that there is nothing here. */
function Why({ error }: { readonly error: unknown }) {
  const words = useWords();
  const nothing = error === null || (error instanceof Refusal && error.status === NOT_FOUND);
  return nothing ? null : <p>{words.explain(error)}</p>;
}

/** The link has been used, or is wrong. The reader may have access all the same. */
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

interface SeatMovedProps {
  /** As it was seen last, from the seat that is lost. */
  readonly room: RoomView;
  /** Continue here from another seat, or watch. */
  readonly onStay: (seat: number) => void;
}

/** The seat is at another device now. Others may still sit at this one, and some tables are open to everyone. */
export function SeatMoved({ room, onStay }: SeatMovedProps) {
  const words = useWords();
  const other = ownSeats(room).find((seat) => seat !== room.reader);
  const stays = other !== undefined || room.settings.watching === "anyone";
  return (
    <Said
      sudden
      title={words.text("web-moved")}
      action={
        <>
          {stays && (
            <Button kind="primary" onPress={() => onStay(other ?? SPECTATOR)}>
              {words.text(other === undefined ? "web-moved-look-on" : "web-moved-stay")}
            </Button>
          )}
          <LinkButton kind={stays ? "plain" : "primary"} to="/">
            {words.text("web-app-to-lobby")}
          </LinkButton>
        </>
      }
    >
      <p>{words.text("web-moved-why")}</p>
      <p>{words.text("web-moved-back")}</p>
    </Said>
  );
}
