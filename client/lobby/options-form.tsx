/** The options of a game, each with the rule behind it, which is read over the form: so nothing set is lost. */
import { type ReactNode, useState } from "react";
import css from "#/lobby/options-form.module.css";
import { optionAbout, optionName, optionValue } from "#/lobby/settings-text";
import type { Plan } from "#/lobby/table-plan";
import { RuleLink } from "#/table/rules/link";
import { NumberField, Segmented, Switch } from "#/ui";
import { later } from "#/ui/lazy";
import type { OfferedGame, OfferedOption, OptionValue } from "#/wire/types";
import { useWords } from "#/words";

const RulesDrawer = later(async () => (await import("#/table/rules")).RulesDrawer);

interface OptionsFormProps {
  readonly game: OfferedGame;
  readonly plan: Plan;
  readonly onChange: (plan: Plan) => void;
}

export function OptionsForm({ game, plan, onChange }: OptionsFormProps) {
  const [rule, read] = useState<string | null>(null);
  return (
    <>
      {game.options.map((option) => (
        <div key={option.name} className={css.option}>
          <Control
            game={game.game}
            option={option}
            value={plan.options[option.name] ?? option.default}
            onChange={(value) => onChange({ ...plan, options: { ...plan.options, [option.name]: value } })}
          />
          <Behind game={game.game} option={option} onRead={read} />
        </div>
      ))}
      {rule !== null && <RulesDrawer open rule={rule} onClose={() => read(null)} />}
    </>
  );
}

interface ControlProps {
  readonly game: string;
  readonly option: OfferedOption;
  readonly value: OptionValue;
  readonly onChange: (value: OptionValue) => void;
}

/** A switch, a number within limits, or one of some words. */
function Control({ game, option, value, onChange }: ControlProps): ReactNode {
  const words = useWords();
  const label = optionName(words, game, option.name);
  if (typeof value === "boolean") {
    return (
      <Switch on={value} onChange={onChange}>
        {label}
      </Switch>
    );
  }
  if (typeof value === "number") {
    return (
      <NumberField
        label={label}
        value={value}
        least={option.minimum}
        most={option.maximum}
        onChange={onChange}
      />
    );
  }
  return (
    <Segmented
      label={label}
      options={option.allowed.map((word) => ({ id: word, text: optionValue(words, word) }))}
      value={value}
      onChange={onChange}
    />
  );
}

interface BehindProps {
  readonly game: string;
  readonly option: OfferedOption;
  readonly onRead: (rule: string) => void;
}

function Behind({ game, option, onRead }: BehindProps) {
  const words = useWords();
  const { rule } = option;
  return (
    <p className={css.rule}>
      {optionAbout(words, game, option.name)} {words.rule(rule)} <RuleLink id={rule} onPress={onRead} />
    </p>
  );
}
