/** The worker that keeps the page for times without a network. A browser without such workers just does not keep it. */
import { at, home } from "#/wire/base-url";

export async function keepThisPage(): Promise<void> {
  try {
    await navigator.serviceWorker.register(at("sw.js"), { scope: home().pathname });
    const { active } = await navigator.serviceWorker.ready;
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    active?.postMessage({ keep: loaded });
  } catch {
    // Not possible here: an old browser, a private window, no secure address.
  }
}
