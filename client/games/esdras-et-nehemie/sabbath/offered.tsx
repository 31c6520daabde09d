/** A choice of the guide: with words, with what it brings, pressed as it stands here. */
import type { ReactNode } from "react";
import { Button } from "#/look/button";
import { capital } from "#/table/capital";
import type { Offers } from "#/table/contract";
import type { SeenChoice } from "#/wire/types";
import { useWords } from "#/words";
import css from "./guide.module.css";

export interface OfferedProps {
  readonly choice: SeenChoice;
  readonly offers: Offers;
  /** What comes of it, in signs. */
  readonly children?: ReactNode;
  /** What most people would do now. */
  readonly primary?: boolean;
}

export function Offered({ choice, offers, children, primary = false }: OfferedProps) {
  const { say, language } = useWords();
  return (
    <Button
      size="small"
      kind={primary ? "turn" : "plain"}
      className={css.offered}
      onPress={() => offers.choose(choice)}
    >
      {capital(say(choice.message), language)} {children}
    </Button>
  );
}

export function choiceOf(offers: Offers | null, text: string): SeenChoice | undefined {
  return offers?.choices.find((choice) => choice.text === text);
}
