/** The popover beside a clicked place: the choices that are left there, or why there is none. */
import { useMemo, useRef } from "react";
import { Menu, MenuItem } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import type { Offers } from "#/table/contract";
import { ChoicePreview } from "#/table/explanation/explanation";
import css from "#/table/place-popover.module.css";
import type { Beside } from "#/table/use-offers";
import { Button, CloseButton } from "#/ui/button";
import type { ChoiceView, RefusalView } from "#/wire/types";
import { useWords } from "#/words";
import { capital } from "#/words/capitalize";

interface BesidePlaceProps {
  readonly beside: Beside;
  readonly offers: Offers;
  readonly onClose: () => void;
  readonly onRule: (id: string) => void;
  readonly onRead: (place: string) => void;
}

/** It covers nothing else: other places can be pressed while it is there. */
export function BesidePlace({ beside, offers, onClose, onRule, onRead }: BesidePlaceProps) {
  const words = useWords();
  const { anchor } = beside;
  const trigger = useMemo(() => ({ current: anchor }), [anchor]);
  const item = anchor?.getAttribute("data-item") ?? "";
  const place = anchor?.getAttribute("data-place") ?? "";
  const box = useRef<HTMLDivElement>(null);
  const close = () => {
    // Not if the reader has moved on to another place.
    if (box.current?.contains(document.activeElement)) {
      anchor?.querySelector<HTMLElement>("button[data-place-button]")?.focus();
    }
    onClose();
  };
  return (
    <Popover
      isOpen
      isNonModal
      triggerRef={trigger}
      placement="top"
      offset={8}
      className={css.beside ?? ""}
      onOpenChange={(open) => !open && close()}
    >
      <div
        ref={box}
        role="dialog"
        data-beside
        aria-label={words.text(beside.kind === "several" ? "web-choose-here" : "web-why-not")}
      >
        {beside.kind === "several" ? (
          <Several choices={beside.choices} onChoose={offers.choose} />
        ) : (
          <Refused refusals={beside.refusals} onRule={onRule} onClose={close} />
        )}
        {item !== "" && (
          <div className={css.foot}>
            <Button kind="quiet" size="small" icon="enlarge" onPress={() => onRead(place)}>
              {words.text("web-read-item", { item: words.name(item) })}
            </Button>
          </div>
        )}
      </div>
    </Popover>
  );
}

interface SeveralProps {
  readonly choices: readonly ChoiceView[];
  readonly onChoose: (choice: ChoiceView) => void;
}

function Several({ choices, onChoose }: SeveralProps) {
  const words = useWords();
  return (
    <Menu
      className={css.list ?? ""}
      aria-label={words.text("web-choose-here")}
      autoFocus="first"
      onAction={(key) => {
        const choice = choices.find((each) => each.text === key);
        if (choice !== undefined) {
          onChoose(choice);
        }
      }}
    >
      {choices.map((choice) => (
        <MenuItem
          key={choice.text}
          id={choice.text}
          textValue={capital(words.say(choice.message), words.language)}
          className={css.choice ?? ""}
        >
          <ChoicePreview choice={choice} named />
        </MenuItem>
      ))}
    </Menu>
  );
}

interface RefusedProps {
  readonly refusals: readonly RefusalView[];
  readonly onRule: (id: string) => void;
  readonly onClose: () => void;
}

/** Several refusals often have the same reason: it is shown once. */
function Refused({ refusals, onRule, onClose }: RefusedProps) {
  const words = useWords();
  const reasons = new Map(refusals.map((refusal) => [words.say(refusal.reason), refusal.rule]));
  return (
    <div className={css.refused} role="alert">
      <div className={css.head}>
        <h3>{words.text("web-why-not")}</h3>
        <CloseButton size="small" label={words.text("web-look-close")} onPress={onClose} autoFocus />
      </div>
      {[...reasons].map(([reason, rule]) => (
        <p key={reason}>
          {capital(reason, words.language)}{" "}
          {rule !== "" && (
            <Button kind="quiet" size="small" icon="rules" onPress={() => onRule(rule)}>
              {rule}
            </Button>
          )}
        </p>
      ))}
    </div>
  );
}
