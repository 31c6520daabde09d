/** The buttons of a table in the header. */

import { useTable } from "#/table/context";
import { type Opening, TableMenu } from "#/table/menu";
import { IconButton } from "#/ui/button";
import { later } from "#/ui/lazy";
import { useWords } from "#/words";

const Special = later(async () => (await import("#/table/marks-button")).Special);

interface HeaderToolsProps {
  readonly narrow: boolean;
  readonly onOpen: (opening: Opening) => void;
}

export function HeaderTools({ narrow, onOpen }: HeaderToolsProps) {
  const words = useWords();
  const { openRule, room } = useTable();
  const special = room.marks.length > 0;
  return (
    <>
      {special && <Special marks={room.marks} />}
      {/* The menu has the rules, too, where the name of the game needs the room. */}
      {!(special && narrow) && (
        <IconButton icon="rules" label={words.text("web-menu-rules")} onPress={() => openRule()} />
      )}
      <TableMenu onOpen={onOpen} />
    </>
  );
}
