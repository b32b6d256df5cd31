import { Check, ChevronDown } from 'lucide-react';
import { use, useState, type KeyboardEvent, type ReactElement } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';

import { Field, hasError, type FieldProps } from '../field/Field.tsx';
import * as fieldStyles from '../field/Field.css.ts';
import { Icon } from '../icon/Icon.tsx';
import { useMessages } from '../messages/use-messages.ts';
import * as selectStyles from '../select/Select.css.ts';
import type { SelectOption } from '../select/Select.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './ComboBox.css.ts';
import { comboBoxMessages } from './messages.ts';
import { useSuggestions, type FindSuggestions } from './use-suggestions.ts';

export interface ComboBoxProps extends FieldProps {
  /** Finds suggestions for the typed text; called when typing pauses. Must not reject for "no match". */
  readonly findOptions: FindSuggestions;
  /** The selected option; `null` for none. */
  readonly value: SelectOption<string> | null;
  /** Called with the chosen option; `null` when the field is emptied. */
  readonly onChange: (option: SelectOption<string> | null) => void;
  /** Name of its value in a form that is sent. */
  readonly name?: string;
  /** Shown while nothing is selected or written; never instead of the label. */
  readonly placeholder?: string;
  /** Cannot be used; say why on the screen. */
  readonly isDisabled?: boolean;
  /** Clears the field after each selection, for adding to a list beside it; `value` is then `null`. @default false */
  readonly isEmptiedByChoice?: boolean;
  /** Height; follows the density of the region. @default 'md' */
  readonly size?: 'sm' | 'md' | 'lg';
}

interface SearchInputProps {
  readonly placeholder: string;
  /** Whether it holds what somebody typed, which is not what is selected. */
  readonly isTyped: boolean;
}

/** The text field. Enter before anything is reached keeps what was typed: React Aria would put back what was selected. */
function SearchInput({ placeholder, isTyped }: SearchInputProps): ReactElement {
  const state = use(ComboBoxStateContext);
  const keepTyped = (event: KeyboardEvent): void => {
    const isReached = state?.selectionManager.focusedKey !== null;
    if (event.key !== 'Enter' || !isTyped || state?.isOpen !== true || isReached) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return <Input className={fieldStyles.input} placeholder={placeholder} onKeyDownCapture={keepTyped} />;
}

/** One choice among many, found by typing: users, corporate groups, sites. The server searches. */
export function ComboBox({
  findOptions,
  value,
  onChange,
  name,
  placeholder = '',
  isDisabled = false,
  isEmptiedByChoice = false,
  size = 'md',
  label,
  hint,
  errorMessage,
  isOptional = false,
  labelAction,
}: ComboBoxProps): ReactElement {
  const format = useMessages(comboBoxMessages);
  const [search, setSearch] = useState(value?.label ?? '');
  const [isOpen, setIsOpen] = useState(false);
  const showsValue = search === value?.label;
  const { options, step } = useSuggestions(findOptions, showsValue ? '' : search, isOpen);
  const isInvalid = hasError(errorMessage);
  const state = (): string => {
    if (step === 'failed') return format('failed');
    if (step !== 'done') return format('loading');
    return search === '' || showsValue ? format('nothing') : format('none', { search });
  };
  return (
    <AriaComboBox
      className={fieldStyles.field}
      items={options.map((option) => ({ ...option, id: option.value }))}
      value={value?.value ?? null}
      onChange={(key) => {
        const selected = options.find((option) => option.value === key) ?? null;
        // When the field is left, React Aria says again what is selected, which the list may have no more.
        if (key !== null && selected === null) return;
        // React Aria reports an empty selection once more when a selection is not kept.
        if (isEmptiedByChoice && selected === null) return;
        setSearch(isEmptiedByChoice ? '' : (selected?.label ?? ''));
        onChange(selected);
      }}
      inputValue={search}
      onInputChange={(text) => {
        setSearch(text);
        if (text === '' && value !== null) onChange(null);
      }}
      onOpenChange={setIsOpen}
      allowsEmptyCollection
      defaultFilter={() => true}
      menuTrigger="focus"
      validationBehavior="aria"
      isInvalid={isInvalid}
      isDisabled={isDisabled}
      {...(name === undefined ? {} : { name })}
    >
      <Field {...{ label, hint, errorMessage, isOptional, labelAction }}>
        <Group
          className={`${fieldStyles.control} ${fieldStyles.controlSize[size]}`}
          isInvalid={isInvalid}
          isDisabled={isDisabled}
        >
          <SearchInput placeholder={placeholder} isTyped={search !== '' && !showsValue} />
          <Button aria-label={format('open')} className={styles.toggle}>
            <Icon icon={ChevronDown} size="sm" />
          </Button>
        </Group>
      </Field>
      <VisuallyHidden>
        <output>{isOpen && step === 'loading' ? format('loading') : null}</output>
      </VisuallyHidden>
      <Popover className={selectStyles.popover} offset={4}>
        <ListBox
          className={selectStyles.list}
          aria-busy={step === 'loading'}
          renderEmptyState={() => <div className={selectStyles.emptyState}>{state()}</div>}
        >
          {(option: SelectOption<string> & { readonly id: string }) => (
            <ListBoxItem id={option.id} textValue={option.label} className={selectStyles.option}>
              {({ isSelected }) => (
                <>
                  <span className={selectStyles.optionText}>
                    <span>{option.label}</span>
                    {option.description === undefined ? null : (
                      <span className={selectStyles.optionDescription}>{option.description}</span>
                    )}
                  </span>
                  {isSelected ? (
                    <span className={selectStyles.check}>
                      <Icon icon={Check} size="sm" />
                    </span>
                  ) : null}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
