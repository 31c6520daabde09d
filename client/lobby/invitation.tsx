/** A link to be passed on: copied, sent, or shown to a camera. */
import { useState } from "react";
import css from "#/lobby/invitation.module.css";
import type { Link } from "#/lobby/invitations";
import { Button, Field, Notice, QrCode, toast } from "#/ui";
import { useWords } from "#/words";

interface InvitationProps {
  readonly link: Link;
  /** Where it leads, for screen readers. */
  readonly label: string;
  /** Whether the picture for cameras is there from the beginning. */
  readonly shown?: boolean;
  readonly make: string;
  /** To make another, where the one before may have been used. */
  readonly again?: string;
  /** To end it, where it works as often as it is opened. */
  readonly end?: string;
}

export function Invitation({ link, label, shown = false, make, again, end }: InvitationProps) {
  const words = useWords();
  return (
    <div className={css.invitation}>
      {link.link === null ? (
        <Button icon="link" busy={link.busy} onPress={link.make}>
          {make}
        </Button>
      ) : (
        <>
          <Ways key={link.link} link={link.link} label={label} shown={shown} />
          {again !== undefined && (
            <Button kind="quiet" icon="link" busy={link.busy} onPress={link.make}>
              {again}
            </Button>
          )}
          {end !== undefined && (
            <Button kind="quiet" icon="close" busy={link.busy} onPress={link.end}>
              {end}
            </Button>
          )}
        </>
      )}
      {link.error !== null && <Notice tone="error">{words.explain(link.error)}</Notice>}
    </div>
  );
}

interface WaysProps {
  readonly link: string;
  readonly label: string;
  readonly shown: boolean;
}

function Ways({ link, label, shown }: WaysProps) {
  const { text } = useWords();
  const [code, showCode] = useState(shown);
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => toast(text("web-link-copied"), "success"),
      () => toast(text("web-link-not-copied"), "warning"),
    );
  return (
    <div className={css.shown}>
      <div className={css.given}>
        <Field label={label} value={link} onChange={nothing} readOnly code hideLabel />
        <div className={css.ways}>
          {typeof navigator.clipboard !== "undefined" && (
            <Button icon="copy" onPress={() => void copy()}>
              {text("web-link-copy")}
            </Button>
          )}
          {typeof navigator.share === "function" && (
            <Button icon="share" onPress={() => void navigator.share({ url: link }).catch(nothing)}>
              {text("web-link-share")}
            </Button>
          )}
          <Button icon="qr" pressed={code} onPress={() => showCode(!code)}>
            {text("web-link-code")}
          </Button>
        </div>
      </div>
      {code && (
        <QrCode
          text={link}
          label={text("web-pair", { what: text("web-link-code"), value: label })}
          size="9rem"
        />
      )}
    </div>
  );
}

function nothing(): void {}
