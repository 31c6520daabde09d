/** A few words beside what one stays on, with the mouse or the keyboard. Never the only place for them. */
import type { ReactElement, ReactNode } from "react";
import { Tooltip as AriaTooltip, TooltipTrigger } from "react-aria-components/Tooltip";
import styles from "#/ui/tooltip.module.css";

export interface TooltipProps {
  readonly text: ReactNode;
  /** What it belongs to: a Button, an IconButton, or something in <Focusable>. */
  readonly children: ReactElement;
  readonly placement?: "top" | "bottom" | "left" | "right";
}

export function Tooltip({ text, children, placement = "top" }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={100}>
      {children}
      <AriaTooltip className={styles.tooltip ?? ""} placement={placement} offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
