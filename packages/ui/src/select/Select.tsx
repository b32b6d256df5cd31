import { Check, ChevronDown } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import {
  Select as AriaSelect,
  SelectValue,
  type SelectProps as AriaSelectProps,
} from 'react-aria-components/Select';

import { Field, hasError, type FieldProps } from '../field/Field.tsx';
import * as fieldStyles from '../field/Field.css.ts';
import { Icon } from '../icon/Icon.tsx';
import { useTexts } from '../messages/use-texts.ts';
import { selectMessages } from './messages.ts';
import * as styles from './Select.css.ts';

/** An option of a {@link Select}. */
export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Second line in the list. */
  readonly description?: string;
  readonly isDisabled?: boolean;
}

export interface SelectProps<Value extends string>
  extends
    FieldProps,
    Pick<
      AriaSelectProps<object>,
      'name' | 'isDisabled' | 'isRequired' | 'autoFocus' | 'onBlur' | 'onFocus' | 'id'
    > {
  /** What there is to choose among, in this order. */
  readonly options: readonly SelectOption<Value>[];
  /** The selected value; `null` for none. */
  readonly value?: Value | null;
  /** What is selected at first, when the component keeps it. */
  readonly defaultValue?: Value | null;
  /** Called with the value of the option that was chosen. */
  readonly onChange?: (value: Value) => void;
  /** Shown while nothing is selected or written; never instead of the label. */
  readonly placeholder?: string;
  /** Height; follows the density of the region. @default 'md' */
  readonly size?: 'sm' | 'md' | 'lg';
}

/** One choice among a few. For more than about fifteen options use a searchable list. */
export function Select<Value extends string>({
  options,
  value,
  defaultValue,
  onChange,
  placeholder,
  size = 'md',
  label,
  hint,
  errorMessage,
  isOptional = false,
  labelAction,
  ...props
}: SelectProps<Value>): ReactElement {
  const format = useTexts(selectMessages);
  const select = (key: unknown) => {
    const selected = options.find((option) => option.value === key);
    if (selected !== undefined) onChange?.(selected.value);
  };
  return (
    <AriaSelect
      {...props}
      {...(value === undefined ? { defaultValue: defaultValue ?? null } : { value })}
      validationBehavior="aria"
      isInvalid={hasError(errorMessage)}
      onChange={select}
      allowsEmptyCollection
      placeholder={placeholder ?? format('placeholder')}
      className={fieldStyles.field}
    >
      {({ isInvalid }) => (
        <>
          <Field {...{ label, hint, errorMessage, isOptional, labelAction }}>
            <Button
              className={`${fieldStyles.control} ${fieldStyles.controlSize[size]} ${styles.trigger}`}
              data-invalid={isInvalid || undefined}
            >
              <SelectValue className={styles.value}>
                {({ isPlaceholder, selectedText, defaultChildren }) =>
                  isPlaceholder ? defaultChildren : selectedText
                }
              </SelectValue>
              <span className={fieldStyles.adornment}>
                <Icon icon={ChevronDown} size="sm" />
              </span>
            </Button>
          </Field>
          <Popover className={styles.popover} offset={4}>
            <ListBox
              className={styles.list}
              items={options.map((option) => ({ ...option, id: option.value }))}
              renderEmptyState={() => <div className={styles.emptyState}>{format('empty')}</div>}
            >
              {(option) => <Option id={option.value} option={option} />}
            </ListBox>
          </Popover>
        </>
      )}
    </AriaSelect>
  );
}

interface OptionProps {
  readonly id: string;
  readonly option: SelectOption<string>;
}

function Option({ id, option: { label, description, isDisabled = false } }: OptionProps): ReactElement {
  return (
    <ListBoxItem id={id} textValue={label} isDisabled={isDisabled} className={styles.option}>
      {({ isSelected }) => (
        <>
          <span className={styles.optionText}>
            <span>{label}</span>
            {description === undefined ? null : (
              <span className={styles.optionDescription}>{description}</span>
            )}
          </span>
          {isSelected ? (
            <span className={styles.check}>
              <Icon icon={Check} size="sm" />
            </span>
          ) : null}
        </>
      )}
    </ListBoxItem>
  );
}
