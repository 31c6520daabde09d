/** What a figure or a picture on the board means, for those who hear it: as the game says it. */
import { useLabelText } from "#/table/explanation/label";
import { Hidden } from "#/ui/visually-hidden";

/** `place` is the id under which the game explains it. */
export function Said({ place }: { readonly place: string }) {
  return <Hidden>{useLabelText(place)}</Hidden>;
}
