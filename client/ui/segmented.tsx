/** One of a few, all in sight: side by side (Segmented), or one below the other with a word on each (Radios). */
import type { ReactNode } from "react";
import { Label, Radio, RadioGroup, Text } from "react-aria-components/RadioGroup";
import { classes } from "#/ui/classes";
import { Icon, type IconName } from "#/ui/icon";
import styles from "#/ui/segmented.module.css";

export interface Option<Value extends string = string> {
  readonly id: Value;
  readonly text: ReactNode;
  readonly icon?: IconName;
  readonly help?: ReactNode;
  readonly disabled?: boolean;
}

export interface OneOfProps<Value extends string> {
  readonly label: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly help?: ReactNode;
  readonly hideLabel?: boolean;
  readonly disabled?: boolean;
}

export function Segmented<Value extends string>(props: OneOfProps<Value>) {
  return <OneOf {...props} className={styles.segmented} />;
}

export function Radios<Value extends string>(props: OneOfProps<Value>) {
  return <OneOf {...props} className={styles.radios} />;
}

function OneOf<Value extends string>(props: OneOfProps<Value> & { readonly className: string | undefined }) {
  const { label, options, value, onChange, help } = props;
  const choose = (id: string) => {
    const option = options.find((one) => one.id === id);
    if (option !== undefined) onChange(option.id);
  };
  return (
    <RadioGroup
      className={classes(styles.group, props.className)}
      value={value}
      onChange={choose}
      isDisabled={props.disabled ?? false}
      {...(props.hideLabel && { "aria-label": label })}
    >
      {!props.hideLabel && <Label className={styles.label ?? ""}>{label}</Label>}
      <div className={styles.options}>
        {options.map((option) => (
          <Radio
            key={option.id}
            value={option.id}
            className={styles.option ?? ""}
            isDisabled={option.disabled ?? false}
          >
            {option.icon && <Icon name={option.icon} />}
            <span>
              {option.text}
              {option.help && <span className={styles.help}>{option.help}</span>}
            </span>
          </Radio>
        ))}
      </div>
      {help && (
        <Text slot="description" className={styles.help ?? ""}>
          {help}
        </Text>
      )}
    </RadioGroup>
  );
}
