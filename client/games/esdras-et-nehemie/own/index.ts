/** Player boards: one's own, the others', and the purse of banners. */
import type { ReactNode } from "react";
import type { EsdrasPrinted, Side, View } from "../box";

export interface OwnBoardProps {
  readonly view: View;
  readonly printed: EsdrasPrinted;
  readonly side: Side;
  readonly narrow: boolean;
}

export function OwnBoard(_: OwnBoardProps): ReactNode {
  return null;
}

export interface OtherBoardsProps {
  readonly view: View;
  readonly printed: EsdrasPrinted;
  /** Whose board is drawn whole elsewhere. */
  readonly side: Side;
  readonly narrow: boolean;
}

export function OtherBoards(_: OtherBoardsProps): ReactNode {
  return null;
}

export interface PurseProps {
  readonly view: View;
  readonly printed: EsdrasPrinted;
}

export function Purse(_: PurseProps): ReactNode {
  return null;
}
