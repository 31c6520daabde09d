/** A choice of the guide: with words, with what it brings, pressed as it stands here. */
import type { ReactNode } from "react";
import type { Offers } from "#/table/contract";
import { Button } from "#/ui/button";
import type { ChoiceView } from "#/wire/types";
import { useWords } from "#/words";
import { capital } from "#/words/capitalize";
import css from "./guide.module.css";

export interface OfferedProps {
  readonly choice: ChoiceView;
  readonly offers: Offers;
  /** What comes of it, in signs. */
  readonly children?: ReactNode;
  /** What is seen of its sentence, where the rest stands beside it. */
  readonly short?: string;
  /** What most people would do now. */
  readonly primary?: boolean;
}

export function Offered({ choice, offers, children, short, primary = false }: OfferedProps) {
  const { say, language } = useWords();
  const sentence = capital(say(choice.message), language);
  return (
    <Button
      size="small"
      kind={primary ? "turn" : "plain"}
      className={css.offered}
      {...(short !== undefined && { label: sentence })}
      onPress={() => offers.choose(choice)}
    >
      {short ?? sentence} {children}
    </Button>
  );
}

export function choiceOf(offers: Offers | null, text: string): ChoiceView | undefined {
  return offers?.choices.find((choice) => choice.text === text);
}
