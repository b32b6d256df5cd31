import type { ReactElement } from 'react';
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from 'react-aria-components/CheckboxGroup';

import { Checkbox } from '../checkbox/Checkbox.tsx';
import { Field, hasError, type FieldProps } from '../field/Field.tsx';
import * as fieldStyles from '../field/Field.css.ts';
import * as styles from './CheckboxGroup.css.ts';

/** An option of a {@link CheckboxGroup}. */
export interface CheckboxGroupOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Description below the label. */
  readonly description?: string;
  readonly isDisabled?: boolean;
}

export interface CheckboxGroupProps<Value extends string>
  extends
    FieldProps,
    Pick<
      AriaCheckboxGroupProps,
      'name' | 'isDisabled' | 'isReadOnly' | 'isRequired' | 'onBlur' | 'onFocus' | 'id'
    > {
  /** What there is to choose among, in this order. */
  readonly options: readonly CheckboxGroupOption<Value>[];
  /** Selected values, when the application keeps them. */
  readonly value?: readonly Value[];
  /** Values that are selected at first, when the component keeps them. */
  readonly defaultValue?: readonly Value[];
  /** Called with all selected values. */
  readonly onChange?: (value: readonly Value[]) => void;
  /** `ruled` for options with descriptions, `horizontal` for a few short ones. @default 'vertical' */
  readonly layout?: 'vertical' | 'horizontal' | 'ruled';
}

/** Multiple choice among a few options, all on screen. */
export function CheckboxGroup<Value extends string>({
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
}: CheckboxGroupProps<Value>): ReactElement {
  const listClass = {
    vertical: styles.list,
    horizontal: styles.horizontal,
    ruled: `${styles.list} ${styles.ruled}`,
  }[layout];
  const isWrong = hasError(errorMessage);
  return (
    <AriaCheckboxGroup
      {...props}
      {...(value === undefined ? {} : { value: [...value] })}
      {...(defaultValue === undefined ? {} : { defaultValue: [...defaultValue] })}
      onChange={(selected) =>
        onChange?.(options.map((option) => option.value).filter((each) => selected.includes(each)))
      }
      validationBehavior="aria"
      isInvalid={isWrong}
      className={fieldStyles.field}
    >
      <Field {...{ label, hint, errorMessage, isOptional, labelAction }} isErrorFirst>
        <div className={isWrong ? `${listClass} ${styles.marked}` : listClass}>
          {options.map((option) => (
            <div key={option.value} className={layout === 'ruled' ? styles.ruledItem : undefined}>
              <Checkbox
                value={option.value}
                isDisabled={option.isDisabled ?? false}
                description={option.description}
              >
                {layout === 'ruled' ? (
                  <span className={styles.ruledLabel}>{option.label}</span>
                ) : (
                  option.label
                )}
              </Checkbox>
            </div>
          ))}
        </div>
      </Field>
    </AriaCheckboxGroup>
  );
}
