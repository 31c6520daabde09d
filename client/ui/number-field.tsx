/** A number between bounds, with a step down and a step up at thumb's reach. */
import { Button as AriaButton } from "react-aria-components/Button";
import { Group } from "react-aria-components/Group";
import { NumberField as AriaNumberField, Input, Label, Text } from "react-aria-components/NumberField";
import styles from "#/ui/field.module.css";
import { Icon } from "#/ui/icon";

export interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly least?: number;
  readonly most?: number;
  readonly step?: number;
  readonly help?: string;
  readonly disabled?: boolean;
}

export function NumberField(props: NumberFieldProps) {
  const { label, value, onChange, least, most, step = 1, help, disabled = false } = props;
  return (
    <AriaNumberField
      className={styles.field ?? ""}
      value={value}
      onChange={(next) => Number.isFinite(next) && onChange(next)}
      step={step}
      isDisabled={disabled}
      {...(least !== undefined && { minValue: least })}
      {...(most !== undefined && { maxValue: most })}
    >
      <Label className={styles.label ?? ""}>{label}</Label>
      <Group className={styles.number ?? ""}>
        <AriaButton slot="decrement" className={styles.step ?? ""}>
          <Icon name="minus" />
        </AriaButton>
        <Input className={styles.digits ?? ""} />
        <AriaButton slot="increment" className={styles.step ?? ""}>
          <Icon name="plus" />
        </AriaButton>
      </Group>
      {help && (
        <Text slot="description" className={styles.help ?? ""}>
          {help}
        </Text>
      )}
    </AriaNumberField>
  );
}
