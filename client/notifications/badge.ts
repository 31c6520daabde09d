/** A mark on the icon, of the page and of the installed app, while someone waits for the reader. */
import turnIcon from "#/notifications/icon-turn.svg";

const LINK = 'link[rel="icon"]';
let ownIcon: string | null = null;

export function mark(waiting: boolean): void {
  const link = document.querySelector<HTMLLinkElement>(LINK);
  if (link !== null) {
    ownIcon ??= link.href;
    link.href = waiting ? turnIcon : ownIcon;
  }
  // Only installed apps have such a badge; elsewhere it is refused.
  const badge = waiting ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.();
  badge?.catch(() => undefined);
}
