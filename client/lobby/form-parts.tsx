/** What both the opened box and the page for a new table ask. */
import { botName } from "#/lobby/bot-name";
import { botHelp } from "#/lobby/settings-text";
import { Segmented, Select } from "#/ui";
import type { OfferedGame } from "#/wire/types";
import { useWords } from "#/words";

interface PlayersNumberProps {
  readonly game: OfferedGame;
  readonly value: number;
  /** Whether one may play alone, where the game has its own opponent. */
  readonly alone: boolean;
  readonly onChange: (players: number) => void;
}

export function PlayersNumber({ game, value, alone, onChange }: PlayersNumberProps) {
  const { text } = useWords();
  const least = alone ? game.min_players : Math.max(2, game.min_players);
  const numbers = Array.from({ length: game.max_players - least + 1 }, (_, more) => least + more);
  return (
    <Segmented
      label={text("web-lobby-players")}
      options={numbers.map((number) => ({
        id: String(number),
        text: number === 1 ? text("web-lobby-alone") : number,
      }))}
      value={String(value)}
      onChange={(id) => onChange(Number(id))}
    />
  );
}

interface BotStrengthProps {
  readonly bots: readonly string[];
  readonly value: string;
  readonly onChange: (bot: string) => void;
  /** In a line with other fields. */
  readonly label?: string;
}

export function BotStrength({ bots, value, onChange, label }: BotStrengthProps) {
  const words = useWords();
  return (
    <Select
      label={label ?? words.text("web-lobby-strength")}
      hideLabel={label !== undefined}
      options={bots.map((id) => {
        const hint = botHelp(words, id);
        return { id, text: botName(words, id), ...(hint !== undefined && { hint }) };
      })}
      value={value}
      onChange={onChange}
    />
  );
}
