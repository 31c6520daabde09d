/** One of many, folded away. */
import { Button as AriaButton } from "react-aria-components/Button";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover as AriaPopover } from "react-aria-components/Popover";
import { Select as AriaSelect, Label, SelectValue, Text } from "react-aria-components/Select";
import { classes } from "#/ui/classes";
import field from "#/ui/field.module.css";
import { Icon, type IconName } from "#/ui/icon";
import popover from "#/ui/popover.module.css";
import styles from "#/ui/select.module.css";

export interface SelectOption<Value extends string = string> {
  readonly id: Value;
  readonly text: string;
  readonly hint?: string;
  readonly icon?: IconName;
  readonly disabled?: boolean;
}

export interface SelectProps<Value extends string> {
  readonly label: string;
  readonly options: readonly SelectOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly help?: string;
  readonly disabled?: boolean;
  readonly hideLabel?: boolean;
  readonly className?: string;
}

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, options, value, onChange, help } = props;
  const choose = (key: unknown) => {
    const option = options.find((one) => one.id === key);
    if (option !== undefined) onChange(option.id);
  };
  return (
    <AriaSelect
      className={classes(field.field, props.className)}
      value={value}
      onChange={choose}
      isDisabled={props.disabled ?? false}
      {...(props.hideLabel && { "aria-label": label })}
    >
      {!props.hideLabel && <Label className={field.label ?? ""}>{label}</Label>}
      <AriaButton className={styles.button ?? ""}>
        <SelectValue className={styles.value ?? ""}>{({ selectedText }) => selectedText}</SelectValue>
        <Icon name="down" />
      </AriaButton>
      {help && (
        <Text slot="description" className={field.help ?? ""}>
          {help}
        </Text>
      )}
      <AriaPopover className={popover.popover ?? ""} offset={4}>
        <ListBox className={popover.list ?? ""}>
          {options.map((option) => (
            <ListBoxItem
              key={option.id}
              id={option.id}
              textValue={option.text}
              className={popover.item ?? ""}
              isDisabled={option.disabled ?? false}
            >
              {({ isSelected }) => (
                <>
                  {isSelected ? <Icon name="check" /> : option.icon && <Icon name={option.icon} />}
                  <span className={popover.words}>{option.text}</span>
                  {option.hint && <span className={popover.hint}>{option.hint}</span>}
                </>
              )}
            </ListBoxItem>
          ))}
        </ListBox>
      </AriaPopover>
    </AriaSelect>
  );
}
