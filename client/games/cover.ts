/** A cover, fetched when it is shown: nobody at a table looks at it. */
import type { ComponentType } from "react";
import { type Later, later } from "#/ui/lazy";

interface CoverProps {
  readonly title: string;
}

export interface CoverModule {
  readonly Cover: ComponentType<CoverProps>;
}

export function cover(fetch: () => Promise<CoverModule>): Later<CoverProps> {
  return later(async () => (await fetch()).Cover);
}
