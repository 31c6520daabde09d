/** One Resource: a small pane with its sign. It leans when it is used. */
import { GLASS } from "./art/glass";
import { Sign } from "./art/signs";
import type { Resource } from "./components";
import css from "./shard.module.css";

const COLOURS = { faith: GLASS.sapphire, hope: GLASS.emerald, charity: GLASS.ruby } as const;

export function Shard({ resource, used = false }: { readonly resource: Resource; readonly used?: boolean }) {
  const [light, body, edge] = COLOURS[resource];
  return (
    <span
      className={css.shard}
      data-used={used}
      aria-hidden="true"
      style={{ background: `radial-gradient(circle at 40% 30%, ${light}, ${body} 55%, ${edge})` }}
    >
      <Sign name={resource} />
    </span>
  );
}
