/**
 * Parts that are not on the first picture of a page. They are fetched while the browser rests, or when they are
 * wanted before that; once they are there they are drawn at once.
 */
import { type ComponentType, Suspense, use } from "react";
import { patiently } from "#/ui/retry-import";

const ahead = new Set<() => void>();

export type Later<Props> = ComponentType<Props> & {
  /** Fetch it now, without showing it yet. */
  fetch(): void;
};

/** The same component, loaded later; nothing is shown until it is loaded. */
export function later<Props extends object>(fetch: () => Promise<ComponentType<Props>>): Later<Props> {
  let here: ComponentType<Props> | null = null;
  let coming: Promise<ComponentType<Props>> | null = null;
  const fetched = () => {
    coming ??= patiently(fetch).then((part) => {
      here = part;
      return part;
    });
    return coming;
  };
  const fetchNow = () => {
    // What could not be fetched ahead is fetched again when it is wanted.
    fetched().catch(() => {
      coming = null;
    });
  };
  ahead.add(fetchNow);

  function Part(props: Props) {
    const Fetched = here ?? use(fetched());
    return <Fetched {...props} />;
  }
  function Awaited(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  }
  return Object.assign(Awaited, { fetch: fetchNow });
}

/** Fetch all parts that are known by now as soon as the browser has nothing else to do. Returns how to stop. */
export function fetchAhead(): () => void {
  return whenIdle(() => {
    for (const fetch of ahead) fetch();
  });
}

/** Do something as soon as the browser has nothing else to do. Returns how to stop. */
export function whenIdle(act: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(act, 1000);
    return () => clearTimeout(timer);
  }
  const idle = window.requestIdleCallback(act);
  return () => window.cancelIdleCallback(idle);
}
