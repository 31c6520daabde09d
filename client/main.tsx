/** The entry point: settings first, so that nothing flashes; then words; then the page. */
import "#/ui/base";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "#/app";
import { whenIdle } from "#/ui/lazy";
import { patience, rest } from "#/wire/backoff";
import { keepThisPage } from "#/wire/service-worker";
import { beginToSpeak } from "#/words";
import { applySettings } from "#/words/settings";

async function begin(): Promise<void> {
  applySettings();
  await untilWordsAreThere();
  const root = document.getElementById("root");
  if (root !== null) {
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    );
    whenIdle(() => void keepThisPage());
  }
}

/** Without words nothing can be said, not even that they are missing. */
async function untilWordsAreThere(): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await beginToSpeak();
      return;
    } catch (error) {
      console.error(error);
      await rest(patience(tries));
    }
  }
}

void begin();
