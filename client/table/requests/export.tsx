/** Asking all to open the record of a game that is not over: hidden cards and all. */
import { Asking } from "#/table/requests/request-dialog";
import { useWords } from "#/words";

export function AskExport({ onClose }: { readonly onClose: () => void }) {
  const words = useWords();
  return (
    <Asking title={words.text("web-ask-export-title")} wish={{ type: "export" }} onClose={onClose}>
      <p>{words.text("web-ask-export-what")}</p>
    </Asking>
  );
}
