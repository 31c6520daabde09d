/** What can be pressed. One primary button on a screen at most: what most people came to do. */
import type { ReactNode, Ref } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import { Link } from "wouter";
import styles from "#/ui/button.module.css";
import { classes } from "#/ui/classes";
import { Icon, type IconName } from "#/ui/icon";
import { NAMED } from "#/ui/tooltip";

/** Primary: what most came to do. Turn: what waits for the reader. Danger: what is lost by it. */
export type ButtonKind = "primary" | "plain" | "quiet" | "danger" | "turn";
export type ButtonSize = "small" | "medium" | "large";

interface Shape {
  readonly kind?: ButtonKind;
  readonly size?: ButtonSize;
  readonly icon?: IconName;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export interface ButtonProps extends Shape {
  readonly onPress?: () => void;
  readonly disabled?: boolean;
  /** While its action is running: it keeps the focus, says so, and cannot be pressed again. */
  readonly busy?: boolean;
  readonly submit?: boolean;
  /** Whether it is pressed in, for what is switched on and off. */
  readonly pressed?: boolean;
  readonly expanded?: boolean;
  readonly controls?: string;
  readonly label?: string;
  /** The id of what says more about it. */
  readonly describedBy?: string;
  /** Gets the focus as soon as it is there; then it takes no `ref`. */
  readonly autoFocus?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly "data-named"?: "";
}

/** The library's own way waits for animations, and gives up if the focus moves meanwhile: Enter went elsewhere. */
function focusAtOnce(button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true });
}

function look(kind: ButtonKind = "plain", size: ButtonSize = "medium", className?: string): string {
  return classes(styles.button, styles[kind], styles[size], className);
}

export function Button(props: ButtonProps) {
  const { onPress, pressed, expanded, controls, label, ref, icon, autoFocus } = props;
  return (
    <AriaButton
      className={look(props.kind, props.size, props.className)}
      isDisabled={props.disabled ?? false}
      isPending={props.busy ?? false}
      type={props.submit ? "submit" : "button"}
      {...(onPress && { onPress: () => onPress() })}
      {...(pressed !== undefined && { "aria-pressed": pressed })}
      {...(expanded !== undefined && { "aria-expanded": expanded })}
      {...(controls && { "aria-controls": controls })}
      {...(label && { "aria-label": label })}
      {...(props.describedBy && { "aria-describedby": props.describedBy })}
      {...("data-named" in props && NAMED)}
      {...(autoFocus ? { ref: focusAtOnce } : ref && { ref })}
    >
      {icon && <Icon name={icon} />}
      {props.children}
      {props.busy && <span className={styles.busy} aria-hidden="true" />}
    </AriaButton>
  );
}

export interface IconButtonProps extends Omit<ButtonProps, "children" | "label" | "icon"> {
  readonly icon: IconName;
  /** Its name: heard, and shown when one stays on it. */
  readonly label: string;
  /** A small thing on its corner, such as a count. */
  readonly children?: ReactNode;
}

export function IconButton({ icon, label, children, className, kind = "quiet", ...rest }: IconButtonProps) {
  return (
    <Button {...rest} {...NAMED} kind={kind} label={label} className={classes(styles.square, className)}>
      <Icon name={icon} />
      {children}
    </Button>
  );
}

/** In the corner of an overlay. Everyone knows it: it needs no tooltip. */
export function CloseButton({ label, className, ...rest }: Omit<IconButtonProps, "icon" | "children">) {
  return (
    <Button kind="quiet" {...rest} label={label} className={classes(styles.square, className)}>
      <Icon name="close" />
    </Button>
  );
}

export interface LinkButtonProps extends Shape {
  /** A page of ours. */
  readonly to?: string;
  /** An address elsewhere, or a file to keep. */
  readonly href?: string;
  readonly download?: string | boolean;
  readonly label?: string;
  readonly onPress?: () => void;
}

/** Looks like a button, is a link: it goes somewhere, can be copied and opened beside. */
export function LinkButton(props: LinkButtonProps) {
  const { to, href, download, label, onPress } = props;
  const shared = {
    className: look(props.kind, props.size, props.className),
    ...(label && { "aria-label": label }),
    ...(onPress && { onClick: () => onPress() }),
  };
  const inside = (
    <>
      {props.icon && <Icon name={props.icon} />}
      {props.children}
    </>
  );
  if (to !== undefined) {
    return (
      <Link to={to} {...shared}>
        {inside}
      </Link>
    );
  }
  return (
    <a href={href} {...(download !== undefined && { download })} {...shared}>
      {inside}
    </a>
  );
}
