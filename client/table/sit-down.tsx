/** Someone who came by a link in the middle of a game says under which name they sit. */
import { useState } from "react";
import css from "#/table/sit-down.module.css";
import { useCommanding } from "#/table/use-command";
import { Button } from "#/ui/button";
import { Field } from "#/ui/field";
import { useWords } from "#/words";

export function SitDown() {
  const words = useWords();
  const { busy, command } = useCommanding();
  const [name, setName] = useState("");
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        void command({ type: "join", name });
      }}
    >
      <Field
        label={words.text("web-your-name")}
        value={name}
        onChange={setName}
        maxLength={40}
        required
        hideLabel
        placeholder={words.text("web-your-name")}
      />
      <Button kind="primary" submit busy={busy} disabled={name.trim() === ""}>
        {words.text("web-sit-down")}
      </Button>
    </form>
  );
}
