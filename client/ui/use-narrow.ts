/** Whether the page is as narrow as a phone: one thumb, one column. The same width as in the style sheets. */
import { useMedia } from "#/words/media";

export function useNarrow(): boolean {
  return useMedia("(max-width: 40rem)");
}
