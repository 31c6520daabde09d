/** The name under which one sits down, kept in this browser so that it is written once. */
const KEY = "batisseurs-name";
export const LONGEST_NAME = 40;

export function myName(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

export function rememberName(name: string): void {
  try {
    localStorage.setItem(KEY, name.trim().slice(0, LONGEST_NAME));
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}
