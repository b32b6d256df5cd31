import type { ReactElement } from 'react';
import {
  RadioButton,
  RadioField,
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
} from 'react-aria-components/RadioGroup';
import { Text } from 'react-aria-components/Text';

import { Field, hasError, type FieldProps } from '../field/Field.tsx';
import * as choiceControl from '../field/choice-control.css.ts';
import * as fieldStyles from '../field/Field.css.ts';
import * as styles from './RadioGroup.css.ts';

/** An option of a {@link RadioGroup}. */
export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Description below the label. */
  readonly description?: string;
  readonly isDisabled?: boolean;
}

export interface RadioGroupProps<Value extends string>
  extends
    FieldProps,
    Pick<
      AriaRadioGroupProps,
      'name' | 'isDisabled' | 'isReadOnly' | 'isRequired' | 'onBlur' | 'onFocus' | 'id'
    > {
  /** What there is to choose among, in this order. */
  readonly options: readonly RadioOption<Value>[];
  /** The selected value; `null` for none yet. */
  readonly value?: Value | null;
  /** Value that is selected at first, when the component keeps it. */
  readonly defaultValue?: Value;
  /** Called with the new value. */
  readonly onChange?: (value: Value) => void;
  /** `horizontal` for two or three short options. @default 'vertical' */
  readonly layout?: 'vertical' | 'horizontal';
}

/** One choice among a few options, all on screen. */
export function RadioGroup<Value extends string>({
  options,
  value,
  defaultValue,
  onChange,
  layout = 'vertical',
  label,
  hint,
  errorMessage,
  isOptional = false,
  labelAction,
  ...props
}: RadioGroupProps<Value>): ReactElement {
  return (
    <AriaRadioGroup
      {...props}
      {...(value === undefined ? {} : { value })}
      {...(defaultValue === undefined ? {} : { defaultValue })}
      onChange={(next) => {
        const selected = options.find((option) => option.value === next);
        if (selected !== undefined) onChange?.(selected.value);
      }}
      orientation={layout}
      validationBehavior="aria"
      isInvalid={hasError(errorMessage)}
      className={fieldStyles.field}
    >
      <Field {...{ label, hint, errorMessage, isOptional, labelAction }}>
        <div className={layout === 'horizontal' ? styles.horizontal : styles.list}>
          {options.map((option) => (
            <RadioField
              key={option.value}
              value={option.value}
              isDisabled={option.isDisabled ?? false}
              className={choiceControl.choice}
            >
              <RadioButton className={choiceControl.target}>
                <span className={styles.ring} aria-hidden="true" />
                {option.label}
              </RadioButton>
              {option.description === undefined ? null : (
                <Text slot="description" className={choiceControl.description}>
                  {option.description}
                </Text>
              )}
            </RadioField>
          ))}
        </div>
      </Field>
    </AriaRadioGroup>
  );
}
