/** What a reader has set, kept in this browser. A browser that keeps nothing still works until it is closed. */
import { useSyncExternalStore } from "react";
import { knownLanguage, type Language, wantedLanguage } from "#/words/languages";
import { useMedia } from "#/words/media";

export const THEMES = ["auto", "light", "dark", "contrast"] as const;
export const MOTIONS = ["auto", "full", "off"] as const;
export const SPEEDS = ["slow", "normal", "fast"] as const;
export const TEXT_SIZES = { least: 90, most: 150, step: 10 } as const;

export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];
export type Speed = (typeof SPEEDS)[number];

export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  /** In percent. */
  readonly textSize: number;
  /** `auto`: as the system says. */
  readonly motion: Motion;
  /** How fast pieces move. */
  readonly speed: Speed;
  readonly sound: boolean;
  /** Notifications of the browser when it becomes the reader's turn. */
  readonly notices: boolean;
  /** Confirm moves that cannot be undone. */
  readonly sure: boolean;
  /** Play forced moves automatically. */
  readonly auto: boolean;
  /** Tell what others did when it is the reader's turn again. */
  readonly recap: boolean;
}

const KEY = "batisseurs";

/** Take what was kept as far as it makes sense: it may be from another version, or written by hand. */
export function readSettings(kept: string | null, preferred: readonly string[]): Settings {
  const said = parsed(kept);
  const size = Math.round(Number(said.textSize) / TEXT_SIZES.step) * TEXT_SIZES.step;
  return {
    language: knownLanguage(String(said.language ?? "")) ?? wantedLanguage(preferred),
    theme: THEMES.find((theme) => theme === said.theme) ?? "auto",
    textSize: size >= TEXT_SIZES.least && size <= TEXT_SIZES.most ? size : 100,
    motion: MOTIONS.find((motion) => motion === said.motion) ?? "auto",
    speed: SPEEDS.find((speed) => speed === said.speed) ?? "normal",
    sound: said.sound === true,
    notices: said.notices === true,
    sure: said.sure !== false,
    auto: said.auto !== false,
    recap: said.recap !== false,
  };
}

function parsed(kept: string | null): Readonly<Record<string, unknown>> {
  try {
    const said: unknown = JSON.parse(kept ?? "{}");
    return typeof said === "object" && said !== null ? { ...said } : {};
  } catch {
    return {};
  }
}

/** The storage of the browser; asking for it can be refused. */
function keep(write?: string): string | null {
  try {
    if (write !== undefined) {
      localStorage.setItem(KEY, write);
    }
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

let current: Settings = readSettings(keep(), typeof navigator === "undefined" ? [] : navigator.languages);
const listeners = new Set<() => void>();

export function settings(): Settings {
  return current;
}

export function onSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function changeSettings(change: Partial<Settings>): void {
  take({ ...current, ...change });
  keep(JSON.stringify(current));
}

function take(next: Settings): void {
  current = next;
  applySettings();
  for (const listener of [...listeners]) {
    listener();
  }
}

const CONTRAST = "(prefers-contrast: more)";

function wantsContrast(): boolean {
  return typeof window !== "undefined" && window.matchMedia(CONTRAST).matches;
}

/** What the reader has chosen here; `auto` is high contrast where the system asks for it. */
export function shownTheme(theme: Theme, contrast: boolean): Theme {
  return theme === "auto" && contrast ? "contrast" : theme;
}

/** Write on <html> what styles depend on. The language follows when its words are there. */
export function applySettings(): void {
  const root = document.documentElement;
  root.dataset.theme = shownTheme(current.theme, wantsContrast());
  root.dataset.motion = current.motion;
  root.dataset.speed = current.speed;
  root.dataset.text = String(current.textSize);
}

if (typeof window !== "undefined") {
  // Another tab changed something.
  window.addEventListener("storage", (event) => {
    if (event.key === KEY) {
      take(readSettings(event.newValue, navigator.languages));
    }
  });
  window.matchMedia(CONTRAST).addEventListener("change", applySettings);
}

export function useSettings(): readonly [Settings, (change: Partial<Settings>) => void] {
  return [useSyncExternalStore(onSettings, settings, settings), changeSettings];
}

/** Whether nothing may move by itself: the reader has said so here, or to the system. */
export function useStill(): boolean {
  const [{ motion }] = useSettings();
  const system = useMedia("(prefers-reduced-motion: reduce)");
  return motion === "off" || (motion === "auto" && system);
}
