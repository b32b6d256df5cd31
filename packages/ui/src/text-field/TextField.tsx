import type { LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode, Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';

import { Field, hasError, type FieldProps } from '../field/Field.tsx';
import * as styles from '../field/Field.css.ts';
import { Icon } from '../icon/Icon.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

/** Value, events and form attributes are those of react-aria-components. */
export interface TextFieldProps
  extends
    FieldProps,
    Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'render' | 'isInvalid' | 'ref'> {
  /** Height; follows the density of the region. @default 'md' */
  readonly size?: 'sm' | 'md' | 'lg';
  /** Shown while nothing is selected or written; never instead of the label. */
  readonly placeholder?: string;
  /** Icon before the text, for example a search icon. */
  readonly icon?: LucideIcon;
  /** Unit after the text, for example "kW"; assistive technology reads it with the label. */
  readonly unit?: string;
  /** A control inside the field, after the text. */
  readonly endAction?: ReactNode;
  /** The native field, to focus it. */
  readonly inputRef?: Ref<HTMLInputElement>;
}

function labelWithUnit(label: ReactNode, unit: string): ReactNode {
  return (
    <>
      {label} <VisuallyHidden>{unit}</VisuallyHidden>
    </>
  );
}

/** One line of text with its label, help and error. */
export function TextField({
  label,
  hint,
  errorMessage,
  isOptional,
  labelAction,
  size = 'md',
  placeholder,
  icon,
  unit,
  endAction,
  inputRef,
  ...props
}: TextFieldProps): ReactElement {
  const isInvalid = hasError(errorMessage);
  return (
    <AriaTextField validationBehavior="aria" {...props} isInvalid={isInvalid} className={styles.field}>
      <Field
        {...{ hint, errorMessage, labelAction }}
        label={unit === undefined ? label : labelWithUnit(label, unit)}
        isOptional={isOptional ?? false}
      >
        <Group
          className={`${styles.control} ${styles.controlSize[size]}`}
          isInvalid={isInvalid}
          isDisabled={props.isDisabled ?? false}
        >
          {icon === undefined ? null : (
            <span className={styles.adornment}>
              <Icon icon={icon} size="sm" />
            </span>
          )}
          <Input className={styles.input} placeholder={placeholder ?? ''} ref={inputRef ?? null} />
          {unit === undefined ? null : (
            <span className={styles.adornment} aria-hidden="true">
              {unit}
            </span>
          )}
          {endAction}
        </Group>
      </Field>
    </AriaTextField>
  );
}
