/** A record or a position becomes a table: from a file, or pasted. */
import { Suspense, useMemo, useState } from "react";
import { FileChooser } from "#/lobby/file-chooser";
import { documentsIn, type Found } from "#/lobby/game-document";
import css from "#/lobby/import.module.css";
import { ImportedTable } from "#/lobby/imported-table";
import { Page } from "#/lobby/page";
import { useGames } from "#/lobby/queries";
import { Field, Notice, Panel, Select, Spinner } from "#/ui";
import { GameWords, useWords } from "#/words";

export function Import() {
  const { text } = useWords();
  const [given, setGiven] = useState("");
  const documents = useMemo(() => documentsIn(given), [given]);
  const [chosen, choose] = useState(0);
  const give = (written: string) => {
    setGiven(written);
    choose(0);
  };
  const found = documents[chosen];
  return (
    <Page title={text("web-import-title")} narrow>
      <header className={css.head}>
        <h1>{text("web-import-title")}</h1>
        <p>{text("web-import-lead")}</p>
      </header>
      <Panel>
        <div className={css.give}>
          <FileChooser accept=".record,.txt,.toml,text/plain" onChoose={(file) => give(file.text)} />
          <Field
            label={text("web-import-paste")}
            value={given}
            onChange={give}
            lines={8}
            code
            placeholder={text("web-import-example")}
          />
        </div>
      </Panel>
      {given.trim() !== "" && documents.length === 0 && (
        <Notice tone="warning" title={text("web-import-neither")}>
          {text("web-import-neither-why")}
        </Notice>
      )}
      {documents.length > 1 && (
        <Select
          label={text("web-import-which", { number: documents.length })}
          options={documents.map((document, number) => ({
            id: String(number),
            text: `${number + 1}. ${document.event || document.names.filter(Boolean).join(", ") || document.game}`,
          }))}
          value={String(chosen)}
          onChange={(id) => choose(Number(id))}
        />
      )}
      {found !== undefined && <Known found={found} />}
    </Page>
  );
}

/** The document, if it is of a game that is played here. */
function Known({ found }: { readonly found: Found }) {
  const { text } = useWords();
  const { answer } = useGames();
  if (answer === null) {
    return <Spinner label={text("web-app-loading")} />;
  }
  const game = answer.games.find((one) => one.game === found.game);
  if (game === undefined) {
    return (
      <Notice tone="warning" title={text("web-import-no-game", { game: found.game || "?" })}>
        {text("web-import-games", { games: answer.games.map((one) => one.title) })}
      </Notice>
    );
  }
  return (
    <Suspense fallback={<Spinner label={text("web-app-loading")} />}>
      <GameWords game={game.game}>
        <ImportedTable key={found.text} found={found} offer={{ game, bots: answer.bots }} />
      </GameWords>
    </Suspense>
  );
}
