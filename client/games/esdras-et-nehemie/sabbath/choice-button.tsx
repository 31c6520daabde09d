/** A choice of the guide: with words, with what it brings, pressed as it stands here. */
import type { ReactNode } from "react";
import { useAround } from "#/table/context";
import { Button } from "#/ui/button";
import type { ChoiceView } from "#/wire/types";
import { useWords } from "#/words";
import { capital } from "#/words/capitalize";
import css from "./guide.module.css";

interface OfferedProps {
  /** The words of the record. */
  readonly choice: string;
  /** What comes of it, in signs. */
  readonly children?: ReactNode;
  /** What is seen of its sentence, where the rest stands beside it. */
  readonly short?: string;
  /** What most people would do now. */
  readonly primary?: boolean;
  /** What stands here while it cannot be chosen. */
  readonly otherwise?: ReactNode;
}

export function Offered({ choice: words, children, short, primary = false, otherwise }: OfferedProps) {
  const { say, language } = useWords();
  const offers = useAround()?.offers;
  const choice = useOffered()(words);
  if (choice === undefined) {
    return otherwise;
  }
  const sentence = capital(say(choice.message), language);
  return (
    <Button
      size="small"
      kind={primary ? "turn" : "plain"}
      className={css.offered}
      {...(short !== undefined && { label: sentence })}
      onPress={() => offers?.choose(choice)}
    >
      {short ?? sentence} {children}
    </Button>
  );
}

/** What finds a choice by its words; nothing while one looks back. */
export function useOffered(): (text: string) => ChoiceView | undefined {
  const around = useAround();
  const choices = around === null || around.past !== null ? [] : around.offers.choices;
  return (text) => choices.find((choice) => choice.text === text);
}
