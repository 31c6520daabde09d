/** Somebody who came by a link in the middle of a game says under which name they sit. */
import { useState } from "react";
import { Button } from "#/look/button";
import { Field } from "#/look/field";
import { useCommanding } from "#/table/commanding";
import css from "#/table/sit-down.module.css";
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
