/** Asking all to open the record of a game that is not over: hidden cards and all. */
import { RequestDialog } from "#/table/requests/request-dialog";
import { useWords } from "#/words";

export function AskExport({ onClose }: { readonly onClose: () => void }) {
  const words = useWords();
  return (
    <RequestDialog title={words.text("web-ask-export-title")} request={{ type: "export" }} onClose={onClose}>
      <p>{words.text("web-ask-export-what")}</p>
    </RequestDialog>
  );
}
