/** The buttons of a table in the header. */

import { IconButton } from "#/look/button";
import { later } from "#/look/later";
import { useTable } from "#/table/context";
import { type Opening, TableMenu } from "#/table/menu";
import { useWords } from "#/words";

const Special = later(async () => (await import("#/table/special")).Special);

export function HeaderTools({ onOpen }: { readonly onOpen: (opening: Opening) => void }) {
  const words = useWords();
  const { openRule, room } = useTable();
  return (
    <>
      {room.marks.length > 0 && <Special marks={room.marks} />}
      <IconButton icon="rules" label={words.text("web-menu-rules")} onPress={() => openRule()} />
      <TableMenu onOpen={onOpen} />
    </>
  );
}
