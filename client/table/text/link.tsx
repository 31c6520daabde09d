/** The way to the text view and back: the first link of every table. This browser remembers which one is wanted. */
import { useKept } from "#/table/stored-flag";
import { HiddenLink } from "#/ui/shell/skip-link";
import { useWords } from "#/words";

export function useTextView(): readonly [boolean, (on: boolean) => void] {
  return useKept("text-view", false);
}

export function TextViewLink() {
  const words = useWords();
  const [textual, setTextual] = useTextView();
  return (
    <HiddenLink onPress={() => setTextual(!textual)}>
      {words.text(textual ? "web-board-view" : "web-text-view")}
    </HiddenLink>
  );
}
