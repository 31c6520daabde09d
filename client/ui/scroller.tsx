/** A part with its own scrollbar. While there is more than fits, the keyboard can reach it to scroll. */
import { type ReactNode, useEffect, useRef, useState } from "react";

export interface ScrollerProps {
  readonly className?: string | undefined;
  /** Its label for screen readers. */
  readonly label?: string;
  readonly children: ReactNode;
}

export function Scroller({ className, label, children }: ScrollerProps) {
  const box = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState(false);
  // Both what is shown and what is there may change at any time, so it is measured after every drawing too.
  useEffect(() => {
    const measured = box.current;
    if (measured === null) return;
    const measure = () => setMore(measured.scrollHeight > measured.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  });
  return (
    <div
      ref={box}
      className={className}
      {...(more && { tabIndex: 0 })}
      {...(label !== undefined && { role: "group", "aria-label": label })}
    >
      {children}
    </div>
  );
}
