/** The keys that work at a table, and the switch that lets them work only where one is. */

import css from "#/table/help.module.css";
import { useKeysOn } from "#/table/keys";
import { Dialog } from "#/ui/dialog";
import { Kbd } from "#/ui/kbd";
import { Switch } from "#/ui/switch";
import { useWords } from "#/words";

const KEYS = [
  [["1", "…", "9"], "web-key-number"],
  [["←", "↑", "→", "↓"], "web-key-arrows"],
  [["↵"], "web-key-enter"],
  [["N"], "web-key-next"],
  [["I"], "web-key-read"],
  [["C"], "web-key-choices"],
  [["U"], "web-key-undo"],
  [["H"], "web-key-suggest"],
  [["Esc"], "web-key-escape"],
  [["L"], "web-key-log"],
  [["R"], "web-key-rules"],
  [["S"], "web-key-legend"],
  [["?"], "web-key-help"],
] as const;

export function KeysHelp({ onClose }: { readonly onClose: () => void }) {
  const words = useWords();
  const [on, setOn] = useKeysOn();
  return (
    <Dialog open onClose={onClose} title={words.text("web-menu-keys")}>
      <dl className={css.keys}>
        {KEYS.map(([keys, id]) => (
          <div key={id} className={css.key}>
            <dt>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{words.text(id)}</dd>
          </div>
        ))}
      </dl>
      <Switch on={on} onChange={setOn} help={words.text("web-keys-on-help")}>
        {words.text("web-keys-on")}
      </Switch>
    </Dialog>
  );
}
