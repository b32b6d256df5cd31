import { Search, X } from 'lucide-react';
import { useRef, type ReactElement } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { Menu } from 'react-aria-components/Menu';
import { SearchField } from 'react-aria-components/SearchField';

import { Button } from '../button/Button.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { InlineAlert } from '../inline-alert/InlineAlert.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { Spinner } from '../spinner/Spinner.tsx';
import * as styles from './CommandPalette.css.ts';
import { FieldWithList } from './FieldWithList.tsx';
import { commandPaletteMessages } from './messages.ts';
import type { PaletteEntry } from './palette-entry.ts';
import { countEntries } from './palette-sections.ts';
import { PaletteAnnouncer } from './PaletteAnnouncer.tsx';
import { renderPaletteSection } from './render-palette-section.tsx';
import { PaletteKeys } from './PaletteKeys.tsx';
import { PaletteNothing } from './PaletteNothing.tsx';
import { useOpenedSearch } from './use-opened-search.ts';
import { usePaletteResults, type PaletteSources } from './use-palette-results.ts';

/** Sources and texts of a palette. */
export interface PaletteOptions extends PaletteSources {
  /** Called with the selected entry before its own `onAction`, for example to store it in `recent`. */
  readonly onSelect?: (entry: PaletteEntry) => void;
  /** Name of the dialog and its field; "Sök i portalen" by default. */
  readonly label?: string;
  /** Called at each opening: letters typed before the palette was there, such as while its code was loading. */
  readonly initialSearch?: (() => string) | undefined;
  /** What can be searched for, shown in the empty field. */
  readonly placeholder?: string;
}

interface PaletteContentProps extends PaletteOptions {
  readonly onClose: () => void;
}

/** Field, results and keys; rebuilt each time the palette opens. */
export function PaletteContent({
  label,
  placeholder,
  initialSearch,
  onSelect,
  onClose,
  ...sources
}: PaletteContentProps): ReactElement {
  const text = useMessages(commandPaletteMessages);
  const input = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useOpenedSearch(input, initialSearch);
  const { sections, step, retry } = usePaletteResults(sources, search);
  const words = search.trim();
  const count = countEntries(sections);
  const isSettled = step !== 'loading' && words !== '';

  const select = (entry: PaletteEntry): void => {
    onClose();
    onSelect?.(entry);
    entry.onAction?.();
  };

  // The button is about to disappear, and focus with it.
  const askAgain = (): void => {
    input.current?.focus();
    retry();
  };

  const announcement = (): string => {
    if (!isSettled || (step === 'failed' && count === 0)) return '';
    return count === 0 ? text('none', { search: words }) : text('count', { count });
  };

  return (
    <>
      <FieldWithList search={search} onSearch={setSearch}>
        <div className={styles.head}>
          <SearchField aria-label={label ?? text('label')} className={styles.field}>
            <Icon icon={Search} />
            <Input className={styles.input} placeholder={placeholder ?? text('placeholder')} ref={input} />
            <AriaButton className={styles.clear}>{text('clear')}</AriaButton>
          </SearchField>
          <IconButton icon={X} label={text('close')} onPress={onClose} size="sm" />
        </div>
        <Menu
          aria-busy={step === 'loading'}
          aria-label={text(words === '' ? 'suggestions' : 'results')}
          className={styles.results}
          dependencies={[search]}
          renderEmptyState={() => <PaletteNothing search={words} step={step} />}
        >
          {sections.map((section) => renderPaletteSection(section, search, select))}
        </Menu>
      </FieldWithList>
      {step === 'loading' && count > 0 ? (
        <div className={styles.waiting}>
          <Spinner isLabelVisible label={text('loading')} size="sm" />
        </div>
      ) : null}
      {step === 'failed' ? (
        <div className={styles.failure}>
          <InlineAlert
            actions={
              <Button onPress={askAgain} size="sm">
                {text('retry')}
              </Button>
            }
            tone="danger"
          >
            {text('failed')}
          </InlineAlert>
        </div>
      ) : null}
      <PaletteAnnouncer message={announcement()} />
      <PaletteKeys canClear={search !== ''} />
    </>
  );
}
