/** On or off, at once. */
import type { ReactNode } from "react";
import { Switch as AriaSwitch } from "react-aria-components/Switch";
import styles from "#/ui/switch.module.css";

export interface SwitchProps {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly children: ReactNode;
  readonly help?: ReactNode;
  readonly disabled?: boolean;
}

export function Switch({ on, onChange, children, help, disabled = false }: SwitchProps) {
  return (
    <AriaSwitch className={styles.switch ?? ""} isSelected={on} onChange={onChange} isDisabled={disabled}>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.knob} />
      </span>
      <span className={styles.words}>
        {children}
        {help && <span className={styles.help}>{help}</span>}
      </span>
    </AriaSwitch>
  );
}
