/** Something to know, in its place on the page: with a sign and a colour, and a way out if one is needed. */
import type { ReactNode } from "react";
import { classes } from "#/ui/classes";
import { Icon, type IconName } from "#/ui/icon";
import styles from "#/ui/notice.module.css";

export type NoticeTone = "info" | "success" | "warning" | "error";

export interface NoticeProps {
  readonly tone?: NoticeTone;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** Whether it is said aloud when it appears. Errors and warnings are, unless told not to. */
  readonly live?: boolean;
  readonly className?: string | undefined;
}

const SIGN = {
  info: "info",
  success: "success",
  warning: "warning",
  error: "error",
} as const satisfies Record<NoticeTone, IconName>;

export function Notice({ tone = "info", title, children, actions, live, className }: NoticeProps) {
  const spoken = live ?? (tone === "error" || tone === "warning");
  return (
    <div
      className={classes(styles.notice, styles[tone], className)}
      {...(spoken && { role: tone === "error" ? "alert" : "status" })}
    >
      <Icon name={SIGN[tone]} className={styles.sign} />
      <div className={styles.words}>
        {title && <strong className={styles.title}>{title}</strong>}
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
