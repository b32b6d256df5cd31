import { Search, X } from 'lucide-react';
import type { KeyboardEventHandler, ReactElement, Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';

import { Icon } from '../icon/Icon.tsx';
import { useTexts } from '../messages/use-texts.ts';
import { searchFieldMessages } from './messages.ts';
import * as styles from './SearchField.css.ts';

export interface SearchFieldProps {
  /** Accessible name, for example "Sök anläggningar". */
  readonly label: string;
  /** Hides the label visually. */
  readonly isLabelHidden?: boolean;
  /** What is written, when the application keeps it. */
  readonly placeholder?: string;
  /** What is written at first, when the component keeps it. */
  readonly value: string;
  /** Called at every letter. */
  readonly onChange: (value: string) => void;
  /** Called on Enter. */
  readonly onSubmit?: (value: string) => void;
  /** Called at every key, before the field uses it. */
  readonly onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
  /** Shortcut keys, shown inside the field; the caller handles them. */
  readonly shortcut?: readonly string[];
  /** `page` blends into the top bar. */
  readonly ground?: keyof typeof styles.grounds;
  /** Height; follows the density of the region. */
  readonly size?: keyof typeof styles.sizes;
  /** Cannot be used; say why on the screen. */
  readonly isDisabled?: boolean;
  /** The native field, to focus it. */
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** A search field. Esc and its button clear it. */
export function SearchField({
  label,
  isLabelHidden = false,
  placeholder = '',
  value,
  onChange,
  onSubmit,
  onKeyDown,
  shortcut,
  ground = 'surface',
  size = 'md',
  isDisabled = false,
  inputRef,
}: SearchFieldProps): ReactElement {
  const text = useTexts(searchFieldMessages);
  return (
    <AriaSearchField
      className={styles.field}
      isDisabled={isDisabled}
      onChange={onChange}
      value={value}
      {...(isLabelHidden ? { 'aria-label': label } : {})}
      {...(onSubmit === undefined ? {} : { onSubmit })}
    >
      {isLabelHidden ? null : <Label className={styles.label}>{label}</Label>}
      <Group className={`${styles.box} ${styles.grounds[ground]} ${styles.sizes[size]}`} role="presentation">
        <Icon icon={Search} size="sm" />
        <Input
          className={size === 'sm' ? `${styles.input} ${styles.small}` : styles.input}
          placeholder={placeholder}
          {...(onKeyDown === undefined ? {} : { onKeyDown })}
          {...(inputRef === undefined ? {} : { ref: inputRef })}
        />
        {shortcut === undefined ? null : (
          <span aria-hidden="true" className={styles.keys}>
            {shortcut.map((name) => (
              <kbd className={styles.key} key={name}>
                {name}
              </kbd>
            ))}
          </span>
        )}
        <Button aria-label={text('clear')} className={styles.clear}>
          <Icon icon={X} size="sm" />
        </Button>
      </Group>
    </AriaSearchField>
  );
}
