import type { ReactNode } from "react";

export function Scrolls(): ReactNode {
  return null;
}
