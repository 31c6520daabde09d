/** Something to write: a line, a text, a number. The label is above, help or the error below. */
import type { ReactNode } from "react";
import { TextArea } from "react-aria-components/TextArea";
import { FieldError, Input, Label, Text, TextField } from "react-aria-components/TextField";
import { classes } from "#/ui/classes";
import styles from "#/ui/field.module.css";

export interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly help?: ReactNode;
  /** What is wrong with it, in words. */
  readonly error?: ReactNode;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly required?: boolean;
  readonly readOnly?: boolean;
  readonly autoFocus?: boolean;
  readonly maxLength?: number;
  readonly type?: "text" | "search" | "url";
  /** More than one makes it a text of that many lines. */
  readonly lines?: number;
  /** Letters of one width, for records and addresses. */
  readonly code?: boolean;
  readonly hideLabel?: boolean;
  readonly autoComplete?: string;
  readonly className?: string;
}

export function Field(props: FieldProps) {
  const { label, help, error, lines = 1, placeholder, maxLength, autoFocus, autoComplete } = props;
  const input = classes(styles.input, props.code && styles.code);
  return (
    <TextField
      className={classes(styles.field, props.className)}
      value={props.value}
      onChange={props.onChange}
      isInvalid={Boolean(error)}
      isDisabled={props.disabled ?? false}
      isRequired={props.required ?? false}
      isReadOnly={props.readOnly ?? false}
      type={props.type ?? "text"}
      validationBehavior="aria"
      autoComplete={autoComplete ?? "off"}
      {...(maxLength !== undefined && { maxLength })}
      {...(autoFocus && { autoFocus })}
      {...(props.hideLabel && { "aria-label": label })}
    >
      {!props.hideLabel && <Label className={styles.label ?? ""}>{label}</Label>}
      {lines > 1 ? (
        <TextArea
          className={input}
          rows={lines}
          {...(placeholder && { placeholder })}
          spellCheck={!props.code}
        />
      ) : (
        <Input className={input} {...(placeholder && { placeholder })} spellCheck={!props.code} />
      )}
      {help && !error && (
        <Text slot="description" className={styles.help ?? ""}>
          {help}
        </Text>
      )}
      <FieldError className={styles.error ?? ""}>{error}</FieldError>
    </TextField>
  );
}
