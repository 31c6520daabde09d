/** A component file of your own: corrected values, or a variant. The server checks it when the table is opened. */
import { useState } from "react";
import { FileChooser } from "#/lobby/file-chooser";
import type { Plan } from "#/lobby/table-plan";
import { Button } from "#/ui";
import type { OfferedGame } from "#/wire/types";
import { useWords } from "#/words";

interface ComponentsFileProps {
  readonly game: OfferedGame;
  readonly plan: Plan;
  readonly onChange: (plan: Plan) => void;
}

export function ComponentsFile({ game, plan, onChange }: ComponentsFileProps) {
  const { text } = useWords();
  const [name, setName] = useState("");
  return (
    <>
      <p>{text("web-new-components-help", { game: game.title })}</p>
      {plan.components === null ? (
        <FileChooser
          accept=".toml,.txt,text/plain"
          onChoose={(file) => {
            setName(file.name);
            onChange({ ...plan, components: file.text });
          }}
        />
      ) : (
        <p>
          <strong>{name}</strong>{" "}
          <Button size="small" icon="close" onPress={() => onChange({ ...plan, components: null })}>
            {text("web-new-components-remove")}
          </Button>
        </p>
      )}
    </>
  );
}
