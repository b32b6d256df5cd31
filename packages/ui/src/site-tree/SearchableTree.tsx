import {
  startTransition,
  useCallback,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { Button } from 'react-aria-components/Button';

import { useMessages } from '../messages/use-messages.ts';
import { SearchField } from '../search-field/SearchField.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { siteTreeMessages } from './messages.ts';
import * as styles from './SiteTree.css.ts';
import { TreeView, type TreeViewHandle } from './rows/TreeView.tsx';
import type { SiteTreeState } from './state/use-site-tree.ts';

export interface SearchableTreeProps {
  readonly tree: SiteTreeState;
  /** Name of the tree. */
  readonly label: string;
  readonly searchLabel: string;
  /** Number of sites visible in the search. */
  readonly hitCount: number;
  /** Shown instead of an empty tree. */
  readonly emptyText: string;
  readonly isLoading: boolean;
  /** Number of rows that are to come, where it is known before them. */
  readonly expectedRows?: number | undefined;
  /** Largest height of the rows as a CSS length. */
  readonly maxHeight: string;
  /** Buttons between the search and the rows. */
  readonly actions: ReactNode;
  readonly view: RefObject<TreeViewHandle | null>;
}

const placeholderWidths = ['62%', '78%', '54%', '70%', '46%', '66%'];

/** As many as fill the tree of a usual corporate group, so that what stands below does not move when it comes. */
const usualRows = 14;

/**
 * A tree with a search field: arrow down moves from the field to the rows, Esc back. Typed text appears at once; the
 * rows follow when the browser has time, and only for the last of several letters.
 */
export function SearchableTree({
  tree,
  label,
  searchLabel,
  hitCount,
  emptyText,
  isLoading,
  expectedRows = usualRows,
  maxHeight,
  actions,
  view,
}: SearchableTreeProps): ReactElement {
  const text = useMessages(siteTreeMessages);
  const searchInput = useRef<HTMLInputElement>(null);
  const helpId = useId();
  const hasOnly = tree.selectOnly !== undefined;
  const { search, setSearch, rows, index, filter } = tree;
  const [typed, setTyped] = useState(search);
  const change = (entry: string) => {
    setTyped(entry);
    startTransition(() => setSearch(entry));
  };
  const toSearch = useCallback(() => searchInput.current?.focus(), []);

  const toRows = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || rows.length === 0) return;
    event.preventDefault();
    view.current?.enter();
  };
  const renderBody = () => {
    if (isLoading) {
      return (
        <div aria-busy="true">
          <VisuallyHidden>{text('loading')}</VisuallyHidden>
          {Array.from({ length: expectedRows }, (_, row) => (
            <div className={styles.placeholderRow} key={row}>
              <div
                className={styles.placeholder}
                style={{ inlineSize: placeholderWidths[row % placeholderWidths.length] }}
              />
            </div>
          ))}
        </div>
      );
    }
    if (rows.length === 0 && filter === null) return <p className={styles.notice}>{emptyText}</p>;
    if (rows.length === 0) {
      return (
        <div className={styles.notice}>
          <p>{text('noHits', { search: search.trim() })}</p>
          <Button className={styles.action} onPress={() => change('')}>
            {text('clearSearch')}
          </Button>
        </div>
      );
    }
    return (
      <TreeView
        helpId={hasOnly ? helpId : undefined}
        label={label}
        maxHeight={maxHeight}
        onLeave={toSearch}
        onlyText={hasOnly ? text('only') : undefined}
        ref={view}
        tree={tree}
      />
    );
  };

  return (
    <>
      <SearchField
        inputRef={searchInput}
        isDisabled={isLoading || (index.siteIds.size === 0 && filter === null)}
        isLabelHidden
        label={searchLabel}
        onChange={change}
        onKeyDown={toRows}
        placeholder={text('searchPlaceholder')}
        size="sm"
        value={typed}
      />
      <VisuallyHidden>
        <output>{filter === null ? '' : text('hits', { count: hitCount })}</output>
      </VisuallyHidden>
      <div className={styles.actions}>{actions}</div>
      {renderBody()}
      {hasOnly ? (
        <p hidden id={helpId}>
          {text('onlyHelp')}
        </p>
      ) : null}
    </>
  );
}
