/** A new table with all settings. The defaults are enough to create it. */
import { Suspense, useState } from "react";
import { useSearch } from "wouter";
import { ENTRIES } from "#/games";
import { ClockForm } from "#/lobby/clock-form";
import { ComponentsFile } from "#/lobby/components-file";
import { OpenBar } from "#/lobby/create-bar";
import { Fold } from "#/lobby/disclosure";
import { myName } from "#/lobby/my-name";
import css from "#/lobby/new-table.module.css";
import { OptionsForm } from "#/lobby/options-form";
import { Page } from "#/lobby/page";
import { useGames } from "#/lobby/queries";
import { SeatsForm } from "#/lobby/seats-form";
import { clockText, optionName } from "#/lobby/settings-text";
import { COMPANIES, clock, newPlan, type Offer, withCompanion } from "#/lobby/table-plan";
import { useOpening } from "#/lobby/use-create-table";
import { WhoForm } from "#/lobby/visibility-form";
import { Empty, LinkButton, Panel, Spinner, Switch } from "#/ui";
import { GameWords, useWords } from "#/words";

/** In the address: who one plays with, or companion mode. */
const COMPANION = "companion";

export function NewTable({ game }: { readonly game: string }) {
  const { text } = useWords();
  const { answer, error } = useGames();
  const words = useWords();
  const offered = answer?.games.find((one) => one.game === game);
  const title = offered?.title ?? "";
  return (
    <Page title={text("web-new-title", { game: title })}>
      {answer !== null && offered !== undefined && (
        <Suspense fallback={<Spinner label={text("web-app-loading")} />}>
          <GameWords game={game}>
            <Form offer={{ game: offered, bots: answer.bots }} />
          </GameWords>
        </Suspense>
      )}
      {answer !== null && offered === undefined && (
        <Empty
          picture="help"
          title={text("web-new-no-game")}
          action={
            <LinkButton to="/" kind="primary">
              {text("web-app-to-lobby")}
            </LinkButton>
          }
        />
      )}
      {answer === null &&
        (error === null ? <Spinner label={text("web-app-loading")} /> : words.explain(error))}
    </Page>
  );
}

function Form({ offer }: { readonly offer: Offer }) {
  const words = useWords();
  const { text } = words;
  const wanted = new URLSearchParams(useSearch()).get("with");
  const company = COMPANIES.find((one) => one === wanted) ?? "bots";
  const [plan, setPlan] = useState(() => {
    const me = myName() || text("web-lobby-me");
    return wanted === COMPANION
      ? withCompanion(newPlan(offer, "here", me, offer.game.min_players), true)
      : newPlan(offer, company, me);
  });
  const opening = useOpening();
  const { game } = offer;
  const entry = ENTRIES[game.game];
  const changed = game.options.filter((option) => plan.options[option.name] !== option.default);
  const common = { plan, onChange: setPlan };
  return (
    <div className={css.form}>
      <h1 className={css.heading}>{text("web-new-title", { game: game.title })}</h1>
      <div className={css.sections}>
        <Panel title={text("web-new-seats")}>
          <SeatsForm offer={offer} {...common} />
          <div className={css.companion}>
            <Switch
              on={plan.companion}
              onChange={(companion) => setPlan(withCompanion(plan, companion))}
              help={text("web-companion-help")}
            >
              {text("web-companion-switch")}
            </Switch>
          </div>
        </Panel>
        {game.options.length > 0 && (
          <Fold
            title={text("web-new-options")}
            state={
              changed.length === 0
                ? text("web-new-as-printed")
                : changed.map((option) => optionName(words, game.game, option.name)).join(", ")
            }
          >
            <OptionsForm game={game} {...common} />
          </Fold>
        )}
        <Fold title={text("web-new-clock")} state={clockText(words, whole(clock(plan.clock)))}>
          <ClockForm {...common} />
        </Fold>
        <Fold title={text("web-new-who")} state={text(`web-new-watching-${plan.watching}`)}>
          <WhoForm {...common} />
        </Fold>
        <Fold
          title={text("web-new-components")}
          state={text(plan.components === null ? "web-new-components-own" : "web-new-components-other")}
        >
          <ComponentsFile game={game} {...common} />
        </Fold>
      </div>
      <aside className={css.aside}>
        <div className={css.cover} aria-hidden="true">
          {entry !== undefined && <entry.cover title={game.title} />}
        </div>
        <OpenBar plan={plan} opening={opening} />
      </aside>
    </div>
  );
}

function whole(given: ReturnType<typeof clock>) {
  return { per_choice: 0, reserve: 0, policy: "remind" as const, ...given };
}
