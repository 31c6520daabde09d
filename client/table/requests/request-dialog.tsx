/** What all requests have in common: a question to all, sent when one is clear about it. */
import type { ReactNode } from "react";
import css from "#/table/requests/request-dialog.module.css";
import { useCommanding } from "#/table/use-command";
import { Button } from "#/ui/button";
import { Dialog } from "#/ui/dialog";
import { askFor } from "#/wire/former-names";
import type { GivenTableRequest } from "#/wire/types";
import { useWords } from "#/words";

interface RequestDialogProps {
  readonly title: string;
  /** Nothing while it cannot be asked for yet. */
  readonly request: GivenTableRequest | null;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function RequestDialog({ title, request, onClose, children }: RequestDialogProps) {
  const words = useWords();
  const { busy, command } = useCommanding();
  const ask = async () => {
    if (request !== null && (await command(askFor(request)))) {
      onClose();
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button kind="plain" onPress={onClose}>
            {words.text("web-cancel")}
          </Button>
          <Button kind="primary" busy={busy} disabled={request === null} onPress={() => void ask()}>
            {words.text("web-ask-all")}
          </Button>
        </>
      }
    >
      <div className={css.body}>{children}</div>
    </Dialog>
  );
}
