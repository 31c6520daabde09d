/** A small sign. Without a label it only accompanies words and is not heard. */
import { classes } from "#/ui/classes";
import styles from "#/ui/icon.module.css";
import { ICONS, type IconName } from "#/ui/icons";

export type { IconName } from "#/ui/icons";

export interface IconProps {
  readonly name: IconName;
  readonly label?: string;
  /** In em: it grows with the text around it. */
  readonly size?: number;
  readonly className?: string | undefined;
}

export function Icon({ name, label, size, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={classes(styles.icon, className)}
      {...(size !== undefined && { style: { width: `${size}em`, height: `${size}em` } })}
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      <path d={ICONS[name]} />
    </svg>
  );
}
