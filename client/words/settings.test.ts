import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { knownLanguage, wantedLanguage } from "#/words/languages";
import { readSettings, shownTheme } from "#/words/settings";

describe("languages", () => {
  test("are known by any way of writing them", () => {
    expect(["fr", "fr-CA", "FR_be", "pl.UTF-8", "de", ""].map(knownLanguage)).toEqual([
      "fr",
      "fr",
      "fr",
      "pl",
      null,
      null,
    ]);
  });

  test("the first that a browser asks for and we have, else English", () => {
    expect(wantedLanguage(["de-CH", "pl", "fr"])).toBe("pl");
    expect(wantedLanguage(["de"])).toBe("en");
  });
});

describe("settings", () => {
  test("high contrast is shown where it is chosen here, or for the system and nothing here", () => {
    expect((["auto", "light", "dark", "contrast"] as const).map((theme) => shownTheme(theme, true))).toEqual([
      "contrast",
      "light",
      "dark",
      "contrast",
    ]);
    expect(shownTheme("auto", false)).toBe("auto");
  });

  test("begin as most people want them: quiet, careful, in their language", () => {
    expect(readSettings(null, ["fr-BE"])).toEqual({
      language: "fr",
      theme: "auto",
      textSize: 100,
      motion: "auto",
      speed: "normal",
      sound: false,
      notices: false,
      sure: true,
      auto: true,
      recap: true,
    });
  });

  test("what was kept goes before what the browser asks for", () => {
    const kept = JSON.stringify({ language: "pl", theme: "dark", textSize: 130, sure: false, sound: true });
    expect(readSettings(kept, ["fr"])).toMatchObject({
      language: "pl",
      theme: "dark",
      textSize: 130,
      sure: false,
      sound: true,
    });
  });

  test.each(["{", "null", "[]", "7", '{"theme":"pink","textSize":"huge","language":5,"motion":null}'])(
    "nonsense is passed over: %s",
    (kept) => {
      expect(readSettings(kept, [])).toEqual(readSettings(null, []));
    },
  );

  test.each([20, 500, -1])("a text of %i percent is none that can be read", (textSize) => {
    expect(readSettings(JSON.stringify({ textSize }), []).textSize).toBe(100);
  });
});

describe("a change of settings", () => {
  const root = { dataset: {} as Record<string, string> };

  beforeEach(() => {
    vi.resetModules();
    root.dataset = {};
    vi.stubGlobal("document", { documentElement: root });
  });

  afterEach(() => vi.unstubAllGlobals());

  test("is kept, told, and written where styles look", async () => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    const { changeSettings, onSettings, settings } = await import("#/words/settings");
    const told = vi.fn();
    onSettings(told);
    changeSettings({ theme: "contrast", textSize: 120 });
    expect(told).toHaveBeenCalledOnce();
    expect(settings().theme).toBe("contrast");
    expect(root.dataset).toEqual({ theme: "contrast", motion: "auto", speed: "normal", text: "120" });
    expect(readSettings(kept.get("batisseurs") ?? null, [])).toEqual(settings());
  });

  test("works in a browser that keeps nothing", async () => {
    vi.stubGlobal("localStorage", {
      getItem: () => {
        throw new Error("denied");
      },
      setItem: () => {
        throw new Error("denied");
      },
    });
    const { changeSettings, settings } = await import("#/words/settings");
    changeSettings({ sound: true });
    expect(settings().sound).toBe(true);
  });
});
