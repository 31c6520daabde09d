/** A new link to a seat, or for spectators, during a game. */
import { useEffect, useRef } from "react";
import { Invitation } from "#/lobby/invitation";
import { useLink } from "#/lobby/invitations";
import { useTable } from "#/table/context";
import { Dialog } from "#/ui/dialog";
import { useWords } from "#/words";

interface InviteProps {
  /** -6: for spectators. */
  readonly seat: number;
  readonly onClose: () => void;
}

export function Invite({ seat, onClose }: InviteProps) {
  const words = useWords();
  const { room } = useTable();
  const link = useLink(room.room, seat);
  const asked = useRef(false);
  useEffect(() => {
    if (link.link === null && !asked.current) {
      asked.current = true;
      link.make();
    }
  }, [link]);
  const title =
    seat < 0 ? words.text("web-menu-spectators") : words.text("web-invite-title", { name: words.seat(seat) });
  return (
    <Dialog open size="small" onClose={onClose} title={title}>
      <p>{words.text(noteId(seat, room.seats[seat]?.yours ?? false))}</p>
      <Invitation
        link={link}
        label={title}
        make={words.text("web-invite-make")}
        {...(seat >= 0 && { again: words.text("web-invite-again") })}
        shown
      />
    </Dialog>
  );
}

function noteId(seat: number, own: boolean): string {
  if (seat < 0) {
    return "web-invite-spectator-note";
  }
  return own ? "web-invite-own-note" : "web-invite-note";
}
