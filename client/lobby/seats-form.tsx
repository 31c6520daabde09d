/** Who sits where, in turn order. */

import { BotStrength, PlayersNumber } from "#/lobby/form-parts";
import { LONGEST_NAME } from "#/lobby/my-name";
import css from "#/lobby/seats-form.module.css";
import {
  moved,
  type Offer,
  type Plan,
  type PlannedSeat,
  type Sitter,
  sameName,
  withPlayers,
  withSeat,
} from "#/lobby/table-plan";
import { Field, IconButton, SeatMark, Select } from "#/ui";
import { useWords } from "#/words";

const SITTERS = [
  { id: "me", icon: "person" },
  { id: "friend", icon: "link" },
  { id: "here", icon: "phone" },
  { id: "bot", icon: "bot" },
] as const satisfies readonly { readonly id: Sitter; readonly icon: string }[];

interface SeatsFormProps {
  readonly offer: Offer;
  readonly plan: Plan;
  readonly onChange: (plan: Plan) => void;
  /** Whether the number of players is given: a record has its own. */
  readonly fixed?: boolean;
}

export function SeatsForm({ offer, plan, onChange, fixed = false }: SeatsFormProps) {
  const { text } = useWords();
  return (
    <div className={css.seats}>
      {!fixed && (
        <PlayersNumber
          game={offer.game}
          value={plan.seats.length}
          alone
          onChange={(players) => onChange(withPlayers(plan, players))}
        />
      )}
      <ol className={css.list} aria-label={text("web-new-seats")}>
        {plan.seats.map((seat, number) => (
          <Seat key={seat.key} {...{ offer, plan, onChange, seat, number }} fixed={fixed} />
        ))}
      </ol>
    </div>
  );
}

interface SeatProps extends SeatsFormProps {
  readonly seat: PlannedSeat;
  readonly number: number;
}

function Seat({ offer, plan, onChange, seat, number, fixed = false }: SeatProps) {
  const { text } = useWords();
  const change = (by: Partial<PlannedSeat>) => onChange(withSeat(plan, seat.key, by));
  const place = text("web-seat", { number: number + 1 });
  return (
    <li className={css.seat}>
      <SeatMark seat={number} label={place} />
      <div className={css.sitter}>
        <Select
          label={text("web-new-sitter", { seat: place })}
          hideLabel
          options={SITTERS.filter(({ id }) => !plan.companion || id !== "friend").map(({ id, icon }) => ({
            id,
            icon,
            text: text(`web-new-sitter-${id}`),
          }))}
          value={seat.sitter}
          onChange={(sitter) => change({ sitter })}
        />
      </div>
      <div className={css.name}>
        {seat.sitter === "bot" ? (
          <>
            <BotStrength
              bots={offer.bots}
              value={seat.bot}
              onChange={(bot) => change({ bot })}
              label={text("web-new-strength", { seat: place })}
            />
            {seat.recorded !== "" && <p className={css.recorded}>{seat.recorded}</p>}
          </>
        ) : (
          <Field
            label={text("web-new-name", { seat: place })}
            hideLabel
            placeholder={
              seat.recorded ||
              (seat.sitter === "friend"
                ? text("web-new-name-later")
                : text("web-lobby-player", { number: number + 1 }))
            }
            value={seat.name}
            onChange={(name) => change({ name })}
            maxLength={LONGEST_NAME}
            error={sameName(plan) === seat.key && text("web-lobby-same-name")}
          />
        )}
      </div>
      {!fixed && (
        <span className={css.order}>
          <IconButton
            icon="up"
            size="small"
            label={text("web-new-earlier", { seat: place })}
            disabled={number === 0}
            onPress={() => onChange(moved(plan, seat.key, -1))}
          />
          <IconButton
            icon="down"
            size="small"
            label={text("web-new-later", { seat: place })}
            disabled={number + 1 === plan.seats.length}
            onPress={() => onChange(moved(plan, seat.key, 1))}
          />
        </span>
      )}
    </li>
  );
}
