/** Nothing here yet: a picture, what would be here, and how to get it. */
import type { ReactNode } from "react";
import styles from "#/ui/empty.module.css";
import { Icon, type IconName } from "#/ui/icon";

export interface EmptyProps {
  /** A picture of your own, or an icon. */
  readonly picture: ReactNode | IconName;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

export function Empty({ picture, title, children, action }: EmptyProps) {
  return (
    <div className={styles.empty}>
      <div className={styles.picture} aria-hidden="true">
        {isIcon(picture) ? <Icon name={picture} size={1} /> : picture}
      </div>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.words}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

function isIcon(picture: ReactNode | IconName): picture is IconName {
  return typeof picture === "string";
}
