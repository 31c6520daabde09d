/** A small panel beside what opened it. It takes the focus and gives it back. */
import type { ReactElement, ReactNode } from "react";
import { Dialog as AriaDialog, DialogTrigger } from "react-aria-components/Dialog";
import { Popover as AriaPopover } from "react-aria-components/Popover";
import styles from "#/ui/popover.module.css";

export interface PopoverProps {
  /** What opens it: a Button or an IconButton. */
  readonly trigger: ReactElement;
  /** Its label for screen readers. */
  readonly label: string;
  readonly children: ReactNode | ((close: () => void) => ReactNode);
  readonly placement?: "bottom" | "bottom start" | "bottom end" | "top" | "left" | "right";
}

export function Popover({ trigger, label, children, placement = "bottom" }: PopoverProps) {
  return (
    <DialogTrigger>
      {trigger}
      <AriaPopover className={styles.popover ?? ""} placement={placement} offset={6}>
        <AriaDialog className={styles.inside ?? ""} aria-label={label}>
          {({ close }) => (typeof children === "function" ? children(close) : children)}
        </AriaDialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
