/** Reporting a table or a player to the server admin; nobody at the table is told. */
import { useState } from "react";
import { useDoing } from "#/lobby/use-action";
import { Button } from "#/ui/button";
import { Dialog } from "#/ui/dialog";
import { Field } from "#/ui/field";
import { Notice } from "#/ui/notice";
import { Radios } from "#/ui/segmented";
import { toast } from "#/ui/toast";
import { ask } from "#/wire/http";
import type { RoomView } from "#/wire/types";
import { useWords } from "#/words";

interface ReportProps {
  readonly room: RoomView;
  readonly onClose: () => void;
}

const TABLE = "table";
/** As many as the server takes. */
const LONGEST = 500;

export function Report({ room, onClose }: ReportProps) {
  const words = useWords();
  const { busy, error, run } = useDoing();
  const [about, setAbout] = useState(TABLE);
  const [text, setText] = useState("");
  const others = room.seats.filter((seat) => !seat.yours && seat.name !== "");
  const said = text.replace(/\s+/gu, " ").trim();
  const send = async () => {
    const body = { text: said, seat: about === TABLE ? null : Number(about) };
    await ask("POST /api/rooms/{room}/reports", { path: { room: room.room }, body });
    toast(words.text("web-report-sent"));
    onClose();
  };
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={words.text("web-report-title")}
      actions={
        <>
          <Button kind="plain" onPress={onClose}>
            {words.text("web-report-cancel")}
          </Button>
          <Button kind="primary" busy={busy} disabled={said === ""} onPress={() => run(send)}>
            {words.text("web-report-send")}
          </Button>
        </>
      }
    >
      <p>{words.text("web-report-why")}</p>
      <Radios
        label={words.text("web-report-about")}
        value={about}
        onChange={setAbout}
        options={[
          { id: TABLE, text: words.text("web-report-table") },
          ...others.map((seat) => ({ id: String(seat.seat), text: words.seat(seat.seat) })),
        ]}
      />
      <Field
        label={words.text("web-report-text")}
        value={text}
        onChange={setText}
        lines={3}
        maxLength={LONGEST}
        required
      />
      {error !== null && <Notice tone="error">{words.explain(error)}</Notice>}
    </Dialog>
  );
}
