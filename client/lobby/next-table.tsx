/** On to the table that has waited for me longest; if none waits, a word and the way back. */
import { useEffect, useState } from "react";
import { Redirect } from "wouter";
import { Page } from "#/lobby/page";
import { MINE, useListing } from "#/lobby/queries";
import { waiting } from "#/lobby/sort-tables";
import { Empty, LinkButton, Spinner } from "#/ui";
import { useWords } from "#/words";

export function Next() {
  const words = useWords();
  const { answer, error } = useListing(MINE);
  // What was known before one pressed may be about the table one comes from.
  const [fresh, setFresh] = useState(false);
  useEffect(() => {
    void MINE.again().then(() => setFresh(true));
  }, []);
  const table = waiting(answer?.rooms ?? [])[0];
  if (fresh && error === null && table !== undefined) {
    return <Redirect to={`/rooms/${table.room}`} replace />;
  }
  return (
    <Page title={words.text("web-next-title")} narrow>
      {!fresh ? (
        <Spinner label={words.text("web-next-looking")} showLabel />
      ) : (
        <Empty
          picture={error === null ? "success" : "offline"}
          title={<h1>{words.text(error === null ? "web-next-none" : "web-lobby-trouble")}</h1>}
          action={
            <LinkButton to="/" kind="primary" icon="home">
              {words.text("web-app-to-lobby")}
            </LinkButton>
          }
        >
          {error === null ? words.text("web-next-none-why") : words.explain(error)}
        </Empty>
      )}
    </Page>
  );
}
