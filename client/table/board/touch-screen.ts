/** Whether fingers press where the whole table at once would be too small for them: a tablet. */
import { useMedia } from "#/words/media";

export function useTouch(): boolean {
  return useMedia("(pointer: coarse) and (max-width: 1599px)");
}
