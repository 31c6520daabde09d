/** What the host can do about someone at a table that has not begun: free the seat, asked once more before. */
import { useState } from "react";
import { command } from "#/lobby/use-action";
import { Button, Dialog, IconButton, Menu, toast } from "#/ui";
import type { RoomSeatView, RoomView } from "#/wire/types";
import { useWords } from "#/words";

interface FreeSeatProps {
  readonly room: RoomView;
  readonly seat: RoomSeatView;
  /** Called when the seat is being freed: the button will soon be gone. */
  readonly onFree: () => void;
}

export function FreeSeat({ room, seat, onFree }: FreeSeatProps) {
  const words = useWords();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const name = words.seat(seat.seat);
  const label = words.text("web-player-menu", { name });
  const text = words.text("web-waiting-bot-up");
  const free = async () => {
    onFree();
    setBusy(true);
    try {
      await command(room, room.reader, { type: "free-seat", seat: seat.seat });
    } catch (error) {
      toast(words.explain(error), "error");
    }
    setBusy(false);
    setAsking(false);
  };
  return (
    <>
      <Menu
        label={label}
        placement="bottom start"
        trigger={<IconButton icon="more" size="small" label={label} />}
        entries={[{ id: "free", icon: "leave", text, danger: true, onPress: () => setAsking(true) }]}
      />
      {asking && (
        <Dialog
          open
          alert
          size="small"
          onClose={() => setAsking(false)}
          title={words.text("web-waiting-free-ask", { seat: name })}
          actions={
            <>
              <Button kind="plain" onPress={() => setAsking(false)}>
                {words.text("web-waiting-free-keep")}
              </Button>
              <Button kind="danger" busy={busy} onPress={() => void free()}>
                {text}
              </Button>
            </>
          }
        >
          <p>{words.text("web-waiting-free-why")}</p>
        </Dialog>
      )}
    </>
  );
}
