/** Shown while the connection is lost: nothing is lost, and it reconnects. */
import { useEffect, useState } from "react";
import css from "#/table/connection.module.css";
import { announce } from "#/ui/live-region";
import { Notice } from "#/ui/notice";
import type { Status } from "#/wire/room";
import { useWords } from "#/words";

interface ConnectionProps {
  readonly status: Status;
  readonly unanswered: number;
}

export function Connection({ status, unanswered }: ConnectionProps) {
  const words = useWords();
  const [was, setWas] = useState(status);
  const back = was === "lost" && status === "live" ? words.text("web-line-back") : "";
  useEffect(() => {
    if (back !== "") {
      announce(back);
    }
    if (status === "lost" || status === "live") {
      setWas(status);
    }
  }, [status, back]);
  if (status !== "lost") {
    return null;
  }
  return (
    <Notice tone="warning" className={css.banner} title={words.text("web-line-lost")}>
      {words.text(unanswered > 0 ? "web-line-kept" : "web-line-comes-back")}
    </Notice>
  );
}
