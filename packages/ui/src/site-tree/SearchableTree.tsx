import { useRef, type KeyboardEvent, type ReactElement, type ReactNode, type RefObject } from 'react';
import { Button } from 'react-aria-components/Button';

import { useMessages } from '../messages/use-messages.ts';
import { SearchField } from '../search-field/SearchField.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { siteTreeMessages } from './messages.ts';
import * as styles from './SiteTree.css.ts';
import { TreeView, type TreeViewHandle } from './TreeView.tsx';
import type { SiteTreeState } from './use-site-tree.ts';

/** Props of {@link SearchableTree}. */
export interface SearchableTreeProps {
  readonly tree: SiteTreeState;
  /** Name of the tree. */
  readonly label: string;
  readonly searchLabel: string;
  /** Sites that the search shows. */
  readonly hitCount: number;
  /** What stands in the place of the tree when it holds nothing. */
  readonly emptyText: string;
  readonly isLoading: boolean;
  /** Largest height of the rows as a CSS length. */
  readonly maxHeight: string;
  /** Buttons between the search and the rows. */
  readonly actions: ReactNode;
  readonly view: RefObject<TreeViewHandle | null>;
}

const PLACEHOLDER_WIDTHS = ['62%', '78%', '54%', '70%', '46%', '66%'];

/** A tree under its search field: arrow down leads from the field to the rows, Esc back. */
export function SearchableTree({
  tree,
  label,
  searchLabel,
  hitCount,
  emptyText,
  isLoading,
  maxHeight,
  actions,
  view,
}: SearchableTreeProps): ReactElement {
  const text = useMessages(siteTreeMessages);
  const searchInput = useRef<HTMLInputElement>(null);
  const { search, setSearch, rows, index, filter } = tree;

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
          {PLACEHOLDER_WIDTHS.map((inlineSize) => (
            <div className={styles.placeholder} key={inlineSize} style={{ inlineSize }} />
          ))}
        </div>
      );
    }
    if (rows.length === 0 && filter === null) return <p className={styles.notice}>{emptyText}</p>;
    if (rows.length === 0) {
      return (
        <div className={styles.notice}>
          <p>{text('noHits', { search: search.trim() })}</p>
          <Button className={styles.action} onPress={() => setSearch('')}>
            {text('clearSearch')}
          </Button>
        </div>
      );
    }
    return (
      <TreeView
        label={label}
        maxHeight={maxHeight}
        onLeave={() => searchInput.current?.focus()}
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
        onChange={setSearch}
        onKeyDown={toRows}
        placeholder={text('searchPlaceholder')}
        size="sm"
        value={search}
      />
      <VisuallyHidden>
        <output>{filter === null ? '' : text('hits', { count: hitCount })}</output>
      </VisuallyHidden>
      <div className={styles.actions}>{actions}</div>
      {renderBody()}
    </>
  );
}
