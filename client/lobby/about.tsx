/** The about page: what this is, credits, and where values come from. */
import { useEffect, useState } from "react";
import { Link } from "wouter";
import css from "#/lobby/about.module.css";
import { Page } from "#/lobby/page";
import { useGames } from "#/lobby/queries";
import { Panel } from "#/ui";
import { ask } from "#/wire/http";
import { useWords } from "#/words";

/** The people who made the games, as their boxes and the public record name them. */
const AUTHORS: Readonly<Record<string, string>> = {
  theopolis: "Gilles Marchal, Étienne Narusé",
  nehemiah: "Łukasz Woźniak",
  "my-village": "Inka Brand, Markus Brand",
  "esdras-et-nehemie": "Shem Phillips, S J Macdonald",
};

const SOURCES = ["rulebook", "public", "reconstructed"] as const;

export function About() {
  const { text } = useWords();
  const games = useGames().answer?.games ?? [];
  const version = useVersion();
  return (
    <Page title={text("web-about-title")} narrow>
      <header className={css.head}>
        <h1>{text("web-about-title")}</h1>
        <p className={css.lead}>{text("web-about-what")}</p>
        <p>{text("web-about-honest")}</p>
      </header>
      <Panel title={text("web-lobby-games")}>
        <ul className={css.list}>
          {games.map((game) => (
            <li key={game.game}>
              <strong>{game.title}</strong>
              <span>{AUTHORS[game.game]}</span>
              <Link to={`/rules/${game.game}`} className={css.rules ?? ""}>
                {text("web-lobby-rules")}
              </Link>
            </li>
          ))}
        </ul>
        <p className={css.note}>{text("web-about-games")}</p>
      </Panel>
      <Panel title={text("web-about-sources")}>
        <dl className={css.sources}>
          {SOURCES.map((source) => (
            <div key={source}>
              <dt>{text(`web-about-source-${source}`)}</dt>
              <dd>{text(`web-about-source-${source}-why`)}</dd>
            </div>
          ))}
        </dl>
      </Panel>
      <Panel title={text("web-about-credits")}>
        <ul className={css.credits}>
          <li>{text("web-about-art")}</li>
          <li>{text("web-about-fonts")}</li>
          <li>{text("web-about-icons")}</li>
          <li>{text("web-about-made-with")}</li>
          <li>{text("web-about-licence")}</li>
        </ul>
      </Panel>
      <Panel title={text("web-about-privacy")}>
        <p>{text("web-about-privacy-how")}</p>
      </Panel>
      {version !== null && <p className={css.note}>{text("web-about-version", { version })}</p>}
    </Page>
  );
}

/** The version that the server runs; of no importance if it does not answer. */
function useVersion(): string | null {
  const [version, setVersion] = useState<string | null>(null);
  useEffect(() => {
    ask("GET /health/live").then(
      (health) => setVersion(health.version),
      () => setVersion(null),
    );
  }, []);
  return version;
}
