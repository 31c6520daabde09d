/** What is special about a table, one press away in its header. */

import { MarkSentences } from "#/lobby/marks";
import { IconButton } from "#/ui/button";
import { Popover } from "#/ui/popover";
import type { Mark } from "#/wire/types";
import { useWords } from "#/words";

export function Special({ marks }: { readonly marks: readonly Mark[] }) {
  const label = useWords().text("web-marks");
  return (
    <Popover trigger={<IconButton icon="flag" label={label} />} label={label}>
      <MarkSentences marks={marks} />
    </Popover>
  );
}
