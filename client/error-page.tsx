/** The pages for unknown addresses and errors: what happened, and the way out. */
import { Component, type ErrorInfo, type ReactNode } from "react";
import styles from "#/app.module.css";
import { useTitle } from "#/notifications";
import { Button, LinkButton } from "#/ui/button";
import { Icon, type IconName } from "#/ui/icon";
import { Header } from "#/ui/shell/header";
import { useWords } from "#/words";

interface AstrayProps {
  readonly icon: IconName;
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** A whole page that says what is wrong; the lobby is always one way out. */
function Astray({ icon, title, children, action }: AstrayProps) {
  const { text } = useWords();
  useTitle(title);
  return (
    <main className={styles.astray}>
      <Icon name={icon} size={4} className={styles.sign} />
      <h1>{title}</h1>
      {children}
      <div className={styles.ways}>
        {action}
        <LinkButton to="/" icon="home" kind={action === undefined ? "primary" : "plain"}>
          {text("web-app-to-lobby")}
        </LinkButton>
      </div>
    </main>
  );
}

export function NotFound() {
  const { text } = useWords();
  return (
    <>
      <Header />
      <Astray icon="search" title={text("web-app-nothing-here")}>
        <p>{text("web-app-nothing-here-why")}</p>
      </Astray>
    </>
  );
}

/** What browsers say when a part of the page cannot be loaded: the server has a newer one, or is away. */
const NOT_LOADED = /dynamically imported module|importing a module script|preload CSS/i;

function Broken({ error }: { readonly error: unknown }) {
  const { text } = useWords();
  const old = error instanceof Error && NOT_LOADED.test(error.message);
  const again = (
    <Button kind="primary" icon="again" onPress={() => location.reload()}>
      {text("web-app-reload")}
    </Button>
  );
  return (
    <Astray icon="error" title={text(old ? "web-app-old" : "web-app-broken")} action={again}>
      <p>{text(old ? "web-app-old-why" : "web-app-broken-why")}</p>
    </Astray>
  );
}

interface Caught {
  readonly error: unknown;
  readonly broken: boolean;
}

/** Keeps what breaks inside from taking the page with it. */
export class Boundary extends Component<{ readonly children: ReactNode }, Caught> {
  override state: Caught = { error: null, broken: false };

  static getDerivedStateFromError(error: unknown): Caught {
    return { error, broken: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    return this.state.broken ? <Broken error={this.state.error} /> : this.props.children;
  }
}
