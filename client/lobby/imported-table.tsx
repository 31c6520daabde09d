/** What was read, who is to sit there now, and the button that opens it. */
import { useState } from "react";
import { useLocation } from "wouter";
import { ENTRIES } from "#/games";
import { defaultNames, openRoom } from "#/lobby/create-table";
import { type Found, placeIn } from "#/lobby/game-document";
import css from "#/lobby/import.module.css";
import { importedPlan, importedRoom } from "#/lobby/imported-plan";
import { myName } from "#/lobby/my-name";
import { RefusalNotice } from "#/lobby/refusal-notice";
import { SeatsForm } from "#/lobby/seats-form";
import { isComplete, mine, type Offer, sameName } from "#/lobby/table-plan";
import { Badge, Button, Panel } from "#/ui";
import { useWords } from "#/words";

interface ImportedTableProps {
  readonly found: Found;
  readonly offer: Offer;
}

export function ImportedTable({ found, offer }: ImportedTableProps) {
  const words = useWords();
  const { text } = words;
  const [, go] = useLocation();
  const [plan, setPlan] = useState(() => importedPlan(found, offer, myName() || text("web-lobby-me")));
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const wrong = !found.over && sameName(plan) !== null;
  const entry = ENTRIES[found.game];
  const open = async () => {
    setBusy(true);
    setError(null);
    try {
      const room = importedRoom(found, plan, defaultNames(words));
      go(`/rooms/${await openRoom(room, isComplete(plan) && !found.over, mine(plan)[0])}`);
    } catch (refused) {
      setError(refused);
      setBusy(false);
    }
  };
  return (
    <>
      <Panel title={text(`web-import-${found.kind}`)}>
        <div className={css.found}>
          <div className={css.cover} aria-hidden="true">
            {entry !== undefined && <entry.cover title={offer.game.title} />}
          </div>
          <div className={css.facts}>
            <p className={css.title}>{offer.game.title}</p>
            <p>{text("web-import-players", { players: found.players })}</p>
            {found.kind === "record" && <p>{text("web-import-lines", { lines: found.lines })}</p>}
            {found.event !== "" && <p>{found.event}</p>}
            {found.kind === "record" && (
              <p>
                <Badge>{text(found.over ? "web-import-over" : "web-import-goes-on")}</Badge>
              </p>
            )}
          </div>
        </div>
      </Panel>
      {!found.over && (
        <Panel title={text("web-import-seats")}>
          <SeatsForm offer={offer} plan={plan} onChange={setPlan} fixed />
        </Panel>
      )}
      <div className={css.open}>
        <Button
          kind="primary"
          size="large"
          icon={found.over ? "history" : "play"}
          busy={busy}
          disabled={wrong}
          onPress={() => void open()}
        >
          {text(found.over ? "web-import-look" : "web-import-open")}
        </Button>
        {wrong && <p role="status">{text("web-lobby-same-name")}</p>}
      </div>
      {error !== null && <RefusalNotice error={error} place={placeIn(found.text, error)} />}
    </>
  );
}
