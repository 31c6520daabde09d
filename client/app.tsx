/** Which page stands at which address. Each is loaded when somebody goes there. */
import { type ComponentType, lazy, Suspense, useEffect } from "react";
import { Route, Router, Switch, useLocation } from "wouter";
import styles from "#/app.module.css";
import { Boundary, NotFound } from "#/astray";
import { Spinner } from "#/look";
import { Shell } from "#/look/shell/shell";
import { basePath } from "#/wire/place";
import { useWords } from "#/words";

type Page = ComponentType<{ game: string; room: string }>;

// Pages that are not written yet are not found; plain imports follow when all are there.
const modules = import.meta.glob<Record<string, Page>>(["./lobby/pages.ts*", "./table/page.tsx"]);
function page(folder: string, name: string): Page {
  const path = Object.keys(modules).find((key) => key.startsWith(`./${folder}/`));
  const module = path === undefined ? undefined : modules[path];
  return lazy(async () => ({ default: (await module?.())?.[name] ?? NotFound }));
}
const Home = page("lobby", "Home");
const NewTable = page("lobby", "NewTable");
const Import = page("lobby", "Import");
const Next = page("lobby", "Next");
const About = page("lobby", "About");
const RulesPage = page("lobby", "RulesPage");
const RoomPage = page("table", "RoomPage");

export function App() {
  return (
    <Router base={basePath()}>
      <Shell>
        <Pages />
      </Shell>
    </Router>
  );
}

function Pages() {
  const [address] = useLocation();
  return (
    // A page that broke does not break the next one.
    <Boundary key={address}>
      <Suspense fallback={<Loading />}>
        <Switch>
          <Route path="/" component={Home as ComponentType} />
          <Route path="/new/:game">{({ game }) => <NewTable game={game} room="" />}</Route>
          <Route path="/rooms/:room">{({ room }) => <RoomPage room={room} game="" />}</Route>
          <Route path="/next" component={Next as ComponentType} />
          <Route path="/import" component={Import as ComponentType} />
          <Route path="/rules/:game">{({ game }) => <RulesPage game={game} room="" />}</Route>
          <Route path="/about" component={About as ComponentType} />
          <Route component={NotFound} />
        </Switch>
        <Arrival address={address} />
      </Suspense>
    </Boundary>
  );
}

function Loading() {
  const { text } = useWords();
  return (
    <main className={styles.loading}>
      <Spinner label={text("web-app-loading")} size="large" />
    </main>
  );
}

let last: string | null = null;

/** After going to another page: begin at its top, and let those who hear know where they are. */
function Arrival({ address }: { readonly address: string }) {
  useEffect(() => {
    if (last !== null && last !== address) {
      window.scrollTo(0, 0);
      const heading =
        document.querySelector<HTMLElement>("h1") ?? document.querySelector<HTMLElement>("main");
      heading?.setAttribute("tabindex", "-1");
      heading?.focus({ preventScroll: true });
    }
    last = address;
  }, [address]);
  return null;
}
