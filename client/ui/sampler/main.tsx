/**
 * All of the design language on one page, for its developers and for the pictures of
 * docs/design-language.md: `npm run dev`, then /ui/sampler/. Not part of the build, and in English only.
 */
import "#/ui/base";
import { createRoot } from "react-dom/client";
import { Panel } from "#/ui";
import { Controls, Said } from "#/ui/sampler/controls";
import { Cards, Colours, Icons, Seats, Type } from "#/ui/sampler/display";
import styles from "#/ui/sampler/sampler.module.css";
import { Header } from "#/ui/shell/header";
import { Shell } from "#/ui/shell/shell";
import { MAIN, SkipLink } from "#/ui/shell/skip-link";
import { beginToSpeak } from "#/words";
import { applySettings } from "#/words/settings";

const PARTS = { Type, Colours, Controls, Said, Seats, Cards, Icons };

function Sampler() {
  return (
    <Shell>
      <SkipLink />
      <Header turns={2}>Theopolis · Esther’s table</Header>
      <main id={MAIN} className={styles.page}>
        <h1>Look</h1>
        {Object.entries(PARTS).map(([name, Part]) => (
          <Panel key={name} title={name}>
            <Part />
          </Panel>
        ))}
      </main>
    </Shell>
  );
}

applySettings();
await beginToSpeak();
const root = document.getElementById("root");
if (root !== null) createRoot(root).render(<Sampler />);
