import type { ReactNode } from "react";

export function Heading(): ReactNode {
  return null;
}
