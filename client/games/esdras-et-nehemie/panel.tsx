/** A player in the frame's list. */
import type { ReactNode } from "react";
import type { PanelProps } from "#/table/contract";
import type { File, View } from "./box";
import "./mosaic.css";

export function Panel(_: PanelProps<View, File>): ReactNode {
  return null;
}
