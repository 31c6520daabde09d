/** The settings of a table: options of the game, clock, who may watch. */

import { clockText, optionName, optionValue } from "#/lobby/settings-text";
import css from "#/lobby/table-settings.module.css";
import { Panel } from "#/ui";
import type { RoomView } from "#/wire/types";
import { useWords } from "#/words";

export function Agreed({ room }: { readonly room: RoomView }) {
  const words = useWords();
  const { clock, watching, chat } = room.settings;
  return (
    <Panel title={words.text("web-waiting-agreed")} level={3}>
      <dl className={css.agreed}>
        {Object.entries(room.options).map(([name, value]) => (
          <div key={name}>
            <dt>{optionName(words, room.game, name)}</dt>
            <dd>{optionValue(words, value)}</dd>
          </div>
        ))}
        <div>
          <dt>{words.text("web-new-clock")}</dt>
          <dd>{clockText(words, clock)}</dd>
        </div>
        <div>
          <dt>{words.text("web-new-watching")}</dt>
          <dd>{words.text(`web-new-watching-${watching}`)}</dd>
        </div>
        <div>
          <dt>{words.text("web-new-chat")}</dt>
          <dd>{optionValue(words, chat)}</dd>
        </div>
      </dl>
    </Panel>
  );
}
