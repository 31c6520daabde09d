/** Leaving the table for good, after an explanation. */
import { useLocation } from "wouter";
import { useTable } from "#/table/context";
import { useCommanding } from "#/table/use-command";
import { Button } from "#/ui/button";
import { Dialog } from "#/ui/dialog";
import { useWords } from "#/words";

export function LeaveTable({ onClose }: { readonly onClose: () => void }) {
  const words = useWords();
  const { room } = useTable();
  const { busy, command } = useCommanding();
  const [, goTo] = useLocation();
  const leave = async () => {
    if (await command({ type: "leave" })) {
      goTo("/");
    }
  };
  return (
    <Dialog
      open
      alert
      size="small"
      onClose={onClose}
      title={words.text("web-leave-title")}
      actions={
        <>
          <Button kind="plain" onPress={onClose}>
            {words.text("web-leave-stay")}
          </Button>
          <Button kind="danger" busy={busy} onPress={() => void leave()}>
            {words.text("web-leave")}
          </Button>
        </>
      }
    >
      <p>{words.text(room.stage === "playing" ? "web-leave-playing" : "web-leave-over")}</p>
      <p>{words.text("web-leave-instead")}</p>
    </Dialog>
  );
}
