import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';

import { Button } from '../button/Button.tsx';
import { foot, hint, key } from '../command-palette/CommandPalette.css.ts';
import { PaletteAnnouncer } from '../command-palette/PaletteAnnouncer.tsx';
import { useOpenedSearch } from '../command-palette/use-opened-search.ts';
import { usePaletteSearch, type PaletteSearch } from '../command-palette/use-palette-search.ts';
import { Icon } from '../icon/Icon.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { Spinner } from '../spinner/Spinner.tsx';
import * as styles from './CorporateGroupSearch.css.ts';
import { activePlace, EVERY_CORPORATE_GROUP, shownChoices, type GroupChoice } from './group-choice.ts';
import { GroupOption } from './GroupOption.tsx';
import { groupProps, listProps } from './list-roles.ts';
import { corporateGroupSearchMessages } from './messages.ts';

/** Options to select from, and the result. */
export interface SearchPanelProps {
  /**
   * Finds corporate groups by the typed text, and companies after them; called when typing pauses, first with empty text.
   * Return few: the list is for selecting, not for reading.
   */
  readonly findGroups: PaletteSearch<GroupChoice>;
  /** uuid of the current corporate group, or {@link EVERY_CORPORATE_GROUP}. */
  readonly selectedId: string;
  /** One line that explains "Alla koncerner"; undefined hides the option. */
  readonly everyDetail?: string | undefined;
  /** Most corporate groups of `findGroups`: with this many, the list says that typing finds more. */
  readonly limit?: number;
  /** Called at each opening: letters typed before the sheet was there, such as while its code was loading. */
  readonly initialSearch?: (() => string) | undefined;
  /** Called with the uuid of the selected corporate group or company, or {@link EVERY_CORPORATE_GROUP}. */
  readonly onSelect: (id: string) => void;
}

/** Field, list and keys; remounted each time the sheet opens. */
export function SearchPanel({
  findGroups,
  selectedId,
  everyDetail,
  limit,
  initialSearch,
  onSelect,
}: SearchPanelProps): ReactElement {
  const text = useMessages(corporateGroupSearchMessages);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useOpenedSearch(input, initialSearch);
  const [movedTo, setMovedTo] = useState<string>();
  const search = typed.trim();
  const { entries: found, step, retry } = usePaletteSearch(findGroups, search);
  const every = everyDetail === undefined ? undefined : { name: text('every'), detail: everyDetail };
  const choices = shownChoices({ found, search, isStale: step !== 'done', every });
  const active = activePlace(choices, { movedTo, search, selectedId });
  const activeId = choices[active]?.uuid;
  const optionId = (uuid: string): string => `${id}-${uuid}`;

  useEffect(() => {
    const option =
      activeId === undefined ? null : document.querySelector(`#${CSS.escape(`${id}-${activeId}`)}`);
    // Skip scrolling until the list has been rendered and cut off.
    if (list.current?.contains(option) === true) option?.scrollIntoView({ block: 'nearest' });
  }, [id, activeId]);

  const move = (by: number): void => {
    if (choices.length > 0) setMovedTo(choices[(active + by + choices.length) % choices.length]?.uuid);
  };

  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && activeId !== undefined) onSelect(activeId);
    else return;
    event.preventDefault();
  };

  const groups = choices.filter(({ kind, uuid }) => uuid !== EVERY_CORPORATE_GROUP && kind !== 'company');
  const companies = choices.filter(({ kind }) => kind === 'company');
  const isNothing = groups.length === 0 && companies.length === 0;
  const isWaiting = step === 'loading' && isNothing;
  const announcement = (): string => {
    if (step !== 'done' || search === '') return '';
    if (isNothing) return text('none', { search });
    const counts = [text('count', { count: groups.length })];
    if (companies.length > 0) counts.push(text('companyCount', { count: companies.length }));
    return counts.join(', ');
  };

  const option = (choice: GroupChoice): ReactElement => (
    <GroupOption
      choice={choice}
      id={optionId(choice.uuid)}
      isActive={choice.uuid === activeId}
      isSelected={choice.uuid === selectedId}
      key={choice.uuid}
      onSelect={() => onSelect(choice.uuid)}
      onPoint={() => setMovedTo(choice.uuid)}
      search={search}
    />
  );

  return (
    <>
      <div className={styles.head}>
        <Icon icon={Search} />
        <input
          aria-activedescendant={activeId === undefined ? undefined : optionId(activeId)}
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-expanded
          aria-label={text('field')}
          autoComplete="off"
          className={styles.input}
          enterKeyHint="go"
          onChange={({ target }) => {
            setTyped(target.value);
            setMovedTo(undefined);
          }}
          onKeyDown={press}
          placeholder={text('field')}
          ref={input}
          role="combobox"
          spellCheck={false}
          type="text"
          value={typed}
        />
      </div>
      <div
        {...listProps(`${id}-list`, text('groups'), step === 'loading')}
        className={styles.list}
        ref={list}
      >
        {choices.filter(({ uuid }) => uuid === EVERY_CORPORATE_GROUP).map(option)}
        {section('groups', groups)}
        {section('companies', companies)}
      </div>
      {note()}
      <PaletteAnnouncer message={announcement()} />
      <div aria-hidden="true" className={foot}>
        <span className={hint}>
          <kbd className={key}>↑</kbd>
          <kbd className={key}>↓</kbd>
          {text('keyMove')}
        </span>
        <span className={hint}>
          <kbd className={key}>Enter</kbd>
          {text('keyOpen')}
        </span>
        <span className={hint}>
          <kbd className={key}>Esc</kbd>
          {text('keyClose')}
        </span>
      </div>
    </>
  );

  /** Results of one kind under their heading. */
  function section(name: 'groups' | 'companies', results: readonly GroupChoice[]): ReactElement | null {
    if (results.length === 0) return null;
    const headingId = `${id}-${name}`;
    return (
      <div {...groupProps(headingId)}>
        <div className={styles.heading} id={headingId}>
          {text(name)}
        </div>
        {results.map(option)}
      </div>
    );
  }

  /** State that the list cannot show by itself. */
  function note(): ReactElement | null {
    if (step === 'failed') {
      return (
        <div className={styles.note} role="alert">
          {text('failed')}
          <Button
            onPress={() => {
              // The button is about to disappear, and focus with it.
              input.current?.focus();
              retry();
            }}
            size="sm"
          >
            {text('retry')}
          </Button>
        </div>
      );
    }
    if (isWaiting) {
      return (
        <div className={styles.note}>
          <Spinner isLabelVisible label={text('loading')} size="sm" />
        </div>
      );
    }
    if (isNothing) {
      return <p className={styles.note}>{search === '' ? text('nothing') : text('none', { search })}</p>;
    }
    if (limit === undefined || groups.length < limit) return null;
    return <p className={styles.note}>{text('first', { count: limit })}</p>;
  }
}
