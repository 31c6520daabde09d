/** The pages by address. Each is loaded on demand. */
import { lazy, Suspense, useEffect } from "react";
import { Route, Router, Switch, useLocation } from "wouter";
import styles from "#/app.module.css";
import { Boundary, NotFound } from "#/error-page";
import { Shell } from "#/ui/shell/shell";
import { Spinner } from "#/ui/spinner";
import { basePath } from "#/wire/base-url";
import { useWords, withLobbyWords } from "#/words";

const Home = lazy(async () => ({ default: (await withLobbyWords(import("#/lobby/home"))).Home }));
const NewTable = lazy(async () => ({
  default: (await withLobbyWords(import("#/lobby/new-table"))).NewTable,
}));
const Import = lazy(async () => ({ default: (await withLobbyWords(import("#/lobby/import"))).Import }));
const Next = lazy(async () => ({ default: (await withLobbyWords(import("#/lobby/next-table"))).Next }));
const About = lazy(async () => ({ default: (await withLobbyWords(import("#/lobby/about"))).About }));
const RulesPage = lazy(async () => ({
  default: (await withLobbyWords(import("#/lobby/rules-page"))).RulesPage,
}));
const PracticePage = lazy(async () => ({
  default: (await withLobbyWords(import("#/practice/page"))).PracticePage,
}));
const RoomPage = lazy(async () => ({ default: (await import("#/table/page")).RoomPage }));

export function App() {
  return (
    <Router base={basePath()}>
      <Boundary>
        <Shell>
          <Pages />
        </Shell>
      </Boundary>
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
          <Route path="/" component={Home} />
          <Route path="/new/:game">{({ game }) => <NewTable game={game} />}</Route>
          <Route path="/rooms/:room">{({ room }) => <RoomPage room={room} />}</Route>
          <Route path="/next" component={Next} />
          <Route path="/import" component={Import} />
          <Route path="/rules/:game">{({ game }) => <RulesPage game={game} />}</Route>
          <Route path="/practice/:game">{({ game }) => <PracticePage game={game} />}</Route>
          <Route path="/about" component={About} />
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

/** After going to another page: scroll to its top, and announce it to screen readers. */
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
