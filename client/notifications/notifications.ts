/** Telling a reader who looks elsewhere that it is their turn: title, badge, bell, notification of the browser. */
import { useEffect, useRef } from "react";
import { mark } from "#/notifications/badge";
import { ring } from "#/notifications/bell";
import turnIcon from "#/notifications/icon-turn.svg";
import { settings } from "#/words/settings";

const NAME = "Bâtisseurs";

/** Say in the title what the page is about. */
export function useTitle(title: string, mark = ""): void {
  useEffect(() => {
    document.title = title === "" ? NAME : `${mark}${title} – ${NAME}`;
    return () => {
      document.title = NAME;
    };
  }, [title, mark]);
}

export interface Turn {
  /** Whether the game waits for the reader. */
  readonly mine: boolean;
  /** What the page is about. */
  readonly title: string;
  /** The prompt, for the notification. */
  readonly sentence: string;
}

/** Tell whenever it becomes the reader's turn; not when a page is opened on which it is already. */
export function useTurnNotices({ mine, title, sentence }: Turn): void {
  useTitle(title, mine ? "● " : "");
  const was = useRef(mine);
  const said = useRef({ title, sentence });
  useEffect(() => {
    said.current = { title, sentence };
  });
  useEffect(() => {
    mark(mine);
    if (mine && !was.current) {
      tell(said.current.title, said.current.sentence);
    }
    was.current = mine;
    return () => mark(false);
  }, [mine]);
}

function tell(title: string, sentence: string): void {
  if (settings().sound) {
    void ring();
  }
  if (settings().notices && document.hidden && noticesAre() === "granted") {
    notify(title, sentence);
  }
}

function notify(title: string, sentence: string): void {
  try {
    const notice = new Notification(title, { body: sentence, tag: location.pathname, icon: turnIcon });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some phones show notifications for installed apps only.
  }
}

/** Whether this browser may show notifications: not asked yet (`default`), or it cannot at all. */
export function noticesAre(): NotificationPermission | "impossible" {
  return typeof Notification === "undefined" ? "impossible" : Notification.permission;
}

/** Ask to be allowed to; only from a button, when the reader wants it. */
export async function askForNotices(): Promise<boolean> {
  return noticesAre() !== "impossible" && (await Notification.requestPermission()) === "granted";
}
