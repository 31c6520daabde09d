/** A part of the page with its own ground, and a heading if it needs one. */
import { type ReactNode, useId } from "react";
import { classes } from "#/ui/classes";
import styles from "#/ui/panel.module.css";

export interface PanelProps {
  readonly title?: ReactNode;
  /** The level of the heading on the page. */
  readonly level?: 2 | 3 | 4;
  /** At the end of the heading's line: buttons, a badge. */
  readonly tools?: ReactNode;
  /** Sunken: a tray in the table. Plain: no ground of its own. */
  readonly kind?: "surface" | "sunken" | "plain";
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Panel({ title, level = 2, tools, kind = "surface", className, children }: PanelProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section
      className={classes(styles.panel, styles[kind], className)}
      {...(title && { "aria-labelledby": id })}
    >
      {(title || tools) && (
        <header className={styles.head}>
          {title && (
            <Heading id={id} className={styles.title}>
              {title}
            </Heading>
          )}
          {tools && <div className={styles.tools}>{tools}</div>}
        </header>
      )}
      {children}
    </section>
  );
}
