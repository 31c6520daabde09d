/** Shown instead of the waiting room after the host has freed the reader's seat: why, and the ways back. */
import { useEffect, useRef } from "react";
import { Page } from "#/lobby/page";
import css from "#/lobby/seat-freed.module.css";
import { sitDown } from "#/lobby/take-seat";
import { useDoing } from "#/lobby/use-action";
import { announce, Button, Empty, LinkButton, Notice } from "#/ui";
import type { RoomView } from "#/wire/types";
import { useWords } from "#/words";

interface SeatFreedProps {
  /** As it was seen last, from the seat that is lost. */
  readonly room: RoomView;
  /** A seat of this table is the reader's again. */
  readonly onSit: (seat: number) => void;
}

export function SeatFreed({ room, onSit }: SeatFreedProps) {
  const words = useWords();
  const { busy, error, run } = useDoing();
  const title = words.text("web-freed");
  const why = words.text("web-freed-why");
  const open = room.settings.listed && room.chance === "house";
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused element is gone, and nothing was pressed.
  useEffect(() => {
    heading.current?.focus();
    announce(why, true);
  }, [why]);
  const free = room.seats.filter((seat) => seat.yours || (!seat.taken && seat.bot === ""));
  const sit = async () =>
    onSit(
      await sitDown(
        room.room,
        free.map((seat) => seat.seat),
      ),
    );
  return (
    <Page title={title} narrow>
      <Empty
        picture="door"
        title={
          <h1 ref={heading} tabIndex={-1} className={css.title}>
            {title}
          </h1>
        }
        action={
          <>
            {open && (
              <Button kind="primary" icon="person" busy={busy} onPress={() => run(sit)}>
                {words.text("web-freed-sit")}
              </Button>
            )}
            <LinkButton kind={open ? "plain" : "primary"} to="/">
              {words.text("web-app-to-lobby")}
            </LinkButton>
          </>
        }
      >
        <p>{why}</p>
        <p>{words.text(open ? "web-freed-may-sit" : "web-freed-link")}</p>
        {error !== null && <Notice tone="error">{words.explain(error)}</Notice>}
      </Empty>
    </Page>
  );
}
