/** The buttons of a table in the header. */
import { IconButton } from "#/look/button";
import { useTable } from "#/table/context";
import { type Opening, TableMenu } from "#/table/menu";
import { useWords } from "#/words";

export function HeaderTools({ onOpen }: { readonly onOpen: (opening: Opening) => void }) {
  const words = useWords();
  const { openRule } = useTable();
  return (
    <>
      <IconButton icon="rules" label={words.text("web-menu-rules")} onPress={() => openRule()} />
      <TableMenu onOpen={onOpen} />
    </>
  );
}
