/** What the parts of the guide are about. */
import type { EsdrasEtNehemieSabbathView } from "#/wire/types";
import type { Side } from "../components";

export interface SabbathProps {
  readonly side: Side;
  readonly sabbath: EsdrasEtNehemieSabbathView;
}
