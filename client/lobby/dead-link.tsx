/** A link that opens nothing: what may have happened, and the ways on from here. */
import css from "#/lobby/dead-link.module.css";
import { Empty, LinkButton } from "#/look";
import { Refusal } from "#/wire/http";
import { useWords } from "#/words";

interface DeadLinkProps {
  /** What came instead of a seat, or of the room. */
  readonly error: unknown;
  /** Whether there was a key in the link: else it is the room itself that one may not see. */
  readonly key_: boolean;
}

const NOTHING_THERE = 404;

export function DeadLink({ error, key_ }: DeadLinkProps) {
  const words = useWords();
  const gone = error instanceof Refusal && error.status === NOTHING_THERE;
  return (
    <Empty
      picture="lock"
      title={words.text(key_ ? "web-dead-key" : "web-dead-room")}
      action={
        <>
          <LinkButton to="/" kind="primary" icon="home">
            {words.text("web-app-to-lobby")}
          </LinkButton>
          <LinkButton to="/next" icon="hourglass">
            {words.text("web-dead-mine")}
          </LinkButton>
        </>
      }
    >
      {gone ? (
        <ul className={css.reasons}>
          {(key_ ? ["used", "newer", "cut"] : ["private", "other-browser", "cut"]).map((reason) => (
            <li key={reason}>{words.text(`web-dead-why-${reason}`)}</li>
          ))}
        </ul>
      ) : (
        <p>{words.explain(error)}</p>
      )}
    </Empty>
  );
}
