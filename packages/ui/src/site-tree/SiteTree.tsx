import { useId, useRef, type KeyboardEvent, type ReactElement } from 'react';
import { Button } from 'react-aria-components/Button';

import { useMessages } from '../messages/use-messages.ts';
import { SearchField } from '../search-field/SearchField.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { siteTreeMessages } from './messages.ts';
import * as styles from './SiteTree.css.ts';
import type { SiteTreeNode } from './tree-index.ts';
import type { SiteSelection } from './tree-selection.ts';
import { TreeView, type TreeViewHandle } from './TreeView.tsx';
import { useSiteTree } from './use-site-tree.ts';

/** Props of {@link SiteTree}. */
export interface SiteTreeProps {
  /** The tree as the API sends it; keep the array the same as long as the tree is. */
  readonly nodes: readonly SiteTreeNode[];
  /** uuids of the selected sites. */
  readonly selected: SiteSelection;
  readonly onChange: (selected: ReadonlySet<string>) => void;
  /** Heading and name of the tree; "Anläggningar" by default. */
  readonly label?: string;
  readonly isLoading?: boolean;
  /** Largest height of the rows as a CSS length; beyond it they scroll by themselves. */
  readonly maxHeight?: string;
}

const PLACEHOLDER_WIDTHS = ['62%', '78%', '54%', '70%', '46%', '66%'];

/**
 * Chooses sites out of a koncern's tree. Searching opens what leads to the matches and goes back afterwards; a branch
 * stands for all its sites, of which a search turns only those that it shows.
 */
export function SiteTree({
  nodes,
  selected,
  onChange,
  label,
  isLoading = false,
  maxHeight = 'min(70vh, 640px)',
}: SiteTreeProps): ReactElement {
  const text = useMessages(siteTreeMessages);
  const titleId = useId();
  const tree = useSiteTree(nodes, selected, onChange);
  const searchInput = useRef<HTMLInputElement>(null);
  const view = useRef<TreeViewHandle>(null);
  const title = label ?? text('label');
  const { search, setSearch, rows, index, favorites, filter } = tree;
  const isSearching = filter !== null;

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
    if (nodes.length === 0) return <p className={styles.notice}>{text('empty')}</p>;
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
        label={title}
        maxHeight={maxHeight}
        onLeave={() => searchInput.current?.focus()}
        ref={view}
        tree={tree}
      />
    );
  };
  const isEmpty = isLoading || index.siteIds.size === 0;

  return (
    <fieldset aria-labelledby={titleId} className={styles.tree}>
      <div className={styles.head}>
        <span className={styles.title} id={titleId}>
          {title}
        </span>
        <output className={styles.count}>
          {isEmpty ? '' : text('selected', { selected: tree.selectedCount, total: index.siteIds.size })}
        </output>
      </div>
      <SearchField
        inputRef={searchInput}
        isDisabled={isEmpty}
        isLabelHidden
        label={text('search')}
        onChange={setSearch}
        onKeyDown={toRows}
        placeholder={text('searchPlaceholder')}
        size="sm"
        value={search}
      />
      <VisuallyHidden>
        <output>{isSearching ? text('hits', { count: filter.siteIds.size }) : ''}</output>
      </VisuallyHidden>
      <div className={styles.actions}>
        <Button className={styles.action} isDisabled={isEmpty} onPress={tree.selectAll}>
          {text('selectAll')}
        </Button>
        <Button
          className={styles.action}
          isDisabled={tree.selectedCount === 0}
          onPress={() => onChange(new Set())}
        >
          {text('clear')}
        </Button>
        <Button
          className={`${styles.action} ${styles.lastAction}`}
          isDisabled={favorites.size === 0}
          onPress={() => onChange(favorites)}
        >
          {text('favorites')}
        </Button>
      </div>
      {renderBody()}
    </fieldset>
  );
}
