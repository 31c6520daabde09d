/** Provides what is learned at a table to everything around the board. */
import type { ReactNode } from "react";
import { LearningContext, useLessons } from "#/table/lesson/use-lessons";

export function Learn({ children }: { readonly children: ReactNode }) {
  return <LearningContext value={useLessons()}>{children}</LearningContext>;
}
