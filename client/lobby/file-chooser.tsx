/** A place to drop a text file on, or to choose one. */
import { type DragEvent, useRef, useState } from "react";
import css from "#/lobby/file-chooser.module.css";
import { Button, classes, Notice } from "#/ui";
import { useWords } from "#/words";

/** What the server takes, in characters; a larger file is not even read. */
const LARGEST = 2_000_000;

export interface TextFile {
  readonly name: string;
  readonly text: string;
}

interface FileChooserProps {
  readonly accept: string;
  readonly onChoose: (file: TextFile) => void;
}

export function FileChooser({ accept, onChoose }: FileChooserProps) {
  const { text } = useWords();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [fault, setFault] = useState<"too-large" | "unreadable" | null>(null);
  const read = async (file: File | undefined) => {
    if (file === undefined) {
      return;
    }
    setFault(file.size > LARGEST ? "too-large" : null);
    if (file.size > LARGEST) {
      return;
    }
    try {
      const bytes = await file.arrayBuffer();
      onChoose({ name: file.name, text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) });
    } catch {
      setFault("unreadable");
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void read(event.dataTransfer.files[0]);
  };
  return (
    <>
      {/* Dropping is a second way; the button is the first, and reached by keyboard. */}
      <div
        className={classes(css.place, over && css.over)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Button icon="upload" onPress={() => input.current?.click()}>
          {text("web-file-choose")}
        </Button>
        <span className={css.hint}>{text("web-file-drop")}</span>
        <input
          ref={input}
          type="file"
          accept={accept}
          hidden
          onChange={(event) => {
            void read(event.target.files?.[0]);
            event.target.value = "";
          }}
        />
      </div>
      {fault !== null && <Notice tone="error">{text(`web-file-${fault}`)}</Notice>}
    </>
  );
}
