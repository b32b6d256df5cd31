import { ChevronDown } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import {
  Select as AriaSelect,
  SelectValue,
  type SelectProps as AriaSelectProps,
} from 'react-aria-components/Select';

import { Button } from '../button/Button.tsx';
import { CheckboxBox } from '../checkbox/CheckboxBox.tsx';
import { Field, hasError, type FieldProps } from '../field/Field.tsx';
import * as fieldStyles from '../field/Field.css.ts';
import { Icon } from '../icon/Icon.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { selectMessages } from '../select/messages.ts';
import * as selectStyles from '../select/Select.css.ts';
import type { SelectOption } from '../select/Select.tsx';
import { multiSelectMessages } from './messages.ts';
import { tools } from './MultiSelect.css.ts';

export interface MultiSelectProps<Value extends string>
  extends
    FieldProps,
    Pick<AriaSelectProps<object>, 'name' | 'isDisabled' | 'isRequired' | 'onBlur' | 'onFocus' | 'id'> {
  /** What there is to choose among, in this order. */
  readonly options: readonly SelectOption<Value>[];
  /** Selected values. */
  readonly value: readonly Value[];
  /** Called with the selected values in the order of the options, followed by any that are not among the options. */
  readonly onChange: (value: readonly Value[]) => void;
  /** Shown while nothing is selected or written; never instead of the label. */
  readonly placeholder?: string;
  /** The options are loading: an open list shows so, and fills when they arrive. @default false */
  readonly isLoading?: boolean;
  /** Height; follows the density of the region. @default 'md' */
  readonly size?: 'sm' | 'md' | 'lg';
}

/** Multiple choice in a list that opens. Shows "Alla 14", one name, or "3 av 14". */
export function MultiSelect<Value extends string>({
  options,
  value,
  onChange,
  placeholder,
  isLoading = false,
  size = 'md',
  label,
  hint,
  errorMessage,
  isOptional = false,
  labelAction,
  ...props
}: MultiSelectProps<Value>): ReactElement {
  const format = useMessages(multiSelectMessages);
  const formatList = useMessages(selectMessages);
  const isOption = (each: Value): boolean => options.some((option) => option.value === each);
  // A selected value stays selected when its option has not loaded or is hidden from the user.
  const select = (keys: readonly unknown[]): void =>
    onChange(
      [...options.map((option) => option.value), ...value.filter((each) => !isOption(each))].filter((each) =>
        keys.includes(each),
      ),
    );
  const summary = (): string => {
    const unknown = value.filter((each) => !isOption(each)).length;
    if (isLoading && unknown > 0) return formatList('loading');
    const total = options.length + unknown;
    if (value.length === total && total > 1) return format('all', { count: total });
    const only = value.length === 1 ? options.find((option) => option.value === value[0]) : undefined;
    return only?.label ?? format('some', { count: value.length, total });
  };
  return (
    <AriaSelect
      {...props}
      selectionMode="multiple"
      value={[...value]}
      onChange={(keys) => select([...keys])}
      allowsEmptyCollection
      placeholder={placeholder ?? format('placeholder')}
      validationBehavior="aria"
      isInvalid={hasError(errorMessage)}
      className={fieldStyles.field}
    >
      {({ isInvalid }) => (
        <>
          <Field {...{ label, hint, errorMessage, isOptional, labelAction }}>
            <AriaButton
              className={`${fieldStyles.control} ${fieldStyles.controlSize[size]} ${selectStyles.trigger}`}
              data-invalid={isInvalid || undefined}
            >
              <SelectValue className={selectStyles.value}>
                {({ defaultChildren }) => (value.length === 0 ? defaultChildren : summary())}
              </SelectValue>
              <span className={fieldStyles.adornment}>
                <Icon icon={ChevronDown} size="sm" />
              </span>
            </AriaButton>
          </Field>
          <Popover className={selectStyles.popover} offset={4}>
            <div className={tools}>
              <Button
                size="sm"
                variant="quiet"
                slot={null}
                onPress={() =>
                  select(options.filter((each) => each.isDisabled !== true).map((each) => each.value))
                }
              >
                {format('selectAll')}
              </Button>
              <Button size="sm" variant="quiet" slot={null} onPress={() => select([])}>
                {format('clear')}
              </Button>
            </div>
            <ListBox
              className={selectStyles.list}
              items={options.map((option) => ({ ...option, id: option.value }))}
              aria-busy={isLoading}
              renderEmptyState={() => (
                <div className={selectStyles.emptyState}>{formatList(isLoading ? 'loading' : 'empty')}</div>
              )}
            >
              {(option) => (
                <ListBoxItem
                  id={option.id}
                  textValue={option.label}
                  isDisabled={option.isDisabled ?? false}
                  className={selectStyles.option}
                >
                  {({ isSelected }) => (
                    <>
                      <CheckboxBox isSelected={isSelected} isIndeterminate={false} />
                      <span className={selectStyles.optionText}>
                        <span>{option.label}</span>
                        {option.description === undefined ? null : (
                          <span className={selectStyles.optionDescription}>{option.description}</span>
                        )}
                      </span>
                    </>
                  )}
                </ListBoxItem>
              )}
            </ListBox>
          </Popover>
        </>
      )}
    </AriaSelect>
  );
}
