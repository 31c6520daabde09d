/** A component large. */
import type { ReactNode } from "react";
import type { FaceProps } from "#/table/contract";
import type { File } from "./box";
import "./mosaic.css";

export function Face(_: FaceProps<File>): ReactNode {
  return null;
}
