/** An opened box: with whom, how many, start. All other settings are one page further. */
import { useState } from "react";
import { ENTRIES } from "#/games/index";
import { BotStrength, PlayersNumber } from "#/lobby/form-parts";
import { Facts } from "#/lobby/game-facts";
import { LONGEST_NAME, myName } from "#/lobby/my-name";
import css from "#/lobby/quick-start.module.css";
import {
  COMPANIES,
  type Company,
  newPlan,
  type Offer,
  type Plan,
  sameName,
  withPlayers,
  withSeat,
} from "#/lobby/table-plan";
import { useOpening } from "#/lobby/use-create-table";
import { Button, Dialog, Field, LinkButton, Notice, Segmented } from "#/ui";
import { useWords } from "#/words";

const ICONS = { bots: "bot", friends: "people", here: "phone" } as const;

interface StartProps {
  readonly offer: Offer;
  readonly onClose: () => void;
}

export function StartDialog({ offer, onClose }: StartProps) {
  const words = useWords();
  const { text } = words;
  const [company, setCompany] = useState<Company>("bots");
  const [plan, setPlan] = useState(() => newPlan(offer, company, myName() || text("web-lobby-me")));
  const opening = useOpening();
  const entry = ENTRIES[offer.game.game];
  const choose = (next: Company) => {
    const players = next === "bots" ? plan.seats.length : Math.max(2, plan.seats.length);
    setCompany(next);
    setPlan(newPlan(offer, next, plan.seats[0]?.name ?? "", players));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="large"
      title={offer.game.title}
      actions={
        <Button
          kind="primary"
          size="large"
          icon={company === "friends" ? "invite" : "play"}
          busy={opening.busy}
          disabled={sameName(plan) !== null}
          onPress={() => opening.open(plan)}
          className={css.go}
          autoFocus
        >
          {text(company === "friends" ? "web-lobby-open-invite" : "web-lobby-start")}
        </Button>
      }
    >
      <div className={css.start}>
        {entry !== undefined && (
          <div className={css.cover} aria-hidden="true">
            <entry.cover title={offer.game.title} />
          </div>
        )}
        <div className={css.form}>
          <Facts game={offer.game} entry={entry} />
          {entry !== undefined && <p>{text(`web-game-${offer.game.game}`)}</p>}
          <Segmented
            label={text("web-lobby-company")}
            options={COMPANIES.map((id) => ({ id, text: text(`web-lobby-company-${id}`), icon: ICONS[id] }))}
            value={company}
            onChange={choose}
            help={text(`web-lobby-company-help-${company}`)}
          />
          <PlayersNumber
            game={offer.game}
            value={plan.seats.length}
            alone={company === "bots"}
            onChange={(players) => setPlan(withPlayers(plan, players))}
          />
          {company === "bots" && plan.seats.length > 1 && (
            <BotStrength
              bots={offer.bots}
              value={plan.seats[1]?.bot ?? ""}
              onChange={(bot) => setPlan({ ...plan, seats: plan.seats.map((seat) => ({ ...seat, bot })) })}
            />
          )}
          <Names plan={plan} onChange={setPlan} />
          <div className={css.more}>
            <LinkButton to={`/new/${offer.game.game}?with=${company}`} icon="settings" kind="quiet">
              {text("web-lobby-all-settings")}
            </LinkButton>
            <LinkButton to={`/practice/${offer.game.game}`} icon="check" kind="quiet">
              {text("practice-title")}
            </LinkButton>
            <LinkButton to={`/rules/${offer.game.game}`} icon="rules" kind="quiet">
              {text("web-guide")}
            </LinkButton>
          </div>
          {opening.error !== null && <Notice tone="error">{words.explain(opening.error)}</Notice>}
        </div>
      </div>
    </Dialog>
  );
}

/** My name; at one device also the names of the others. */
function Names({ plan, onChange }: { readonly plan: Plan; readonly onChange: (plan: Plan) => void }) {
  const { text } = useWords();
  const same = sameName(plan);
  const named = plan.seats.filter((seat) => seat.sitter === "me" || seat.sitter === "here");
  return (
    <div className={css.names}>
      {named.map((seat, number) => (
        <Field
          key={seat.key}
          label={
            seat.sitter === "me"
              ? text("web-lobby-my-name")
              : text("web-lobby-name-of", { number: number + 1 })
          }
          value={seat.name}
          onChange={(name) => onChange(withSeat(plan, seat.key, { name }))}
          maxLength={LONGEST_NAME}
          autoComplete={seat.sitter === "me" ? "nickname" : "off"}
          placeholder={text("web-lobby-player", { number: number + 1 })}
          error={same === seat.key && text("web-lobby-same-name")}
        />
      ))}
    </div>
  );
}
