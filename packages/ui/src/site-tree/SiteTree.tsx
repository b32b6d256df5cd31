import { useId, useRef, type ReactElement } from 'react';
import { Button } from 'react-aria-components/Button';

import { useMessages } from '../messages/use-messages.ts';
import { siteTreeMessages } from './messages.ts';
import { SearchableTree } from './SearchableTree.tsx';
import * as styles from './SiteTree.css.ts';
import type { SiteTreeNode } from './state/tree-index.ts';
import type { SiteSelection } from './state/tree-selection.ts';
import type { TreeViewHandle } from './rows/TreeView.tsx';
import { useSiteTree } from './state/use-site-tree.ts';

export interface SiteTreeProps {
  /** The tree from the API; keep the array identity while the tree is the same. */
  readonly nodes: readonly SiteTreeNode[];
  /** uuids of the selected sites. */
  readonly selected: SiteSelection;
  /** Called with the ids of all selected sites. */
  readonly onChange: (selected: ReadonlySet<string>) => void;
  /** Heading and name of the tree; "Anläggningar" by default. */
  readonly label?: string;
  /** Its content is on its way; a skeleton stands in its place. */
  readonly isLoading?: boolean;
  /** Maximum height of the rows as a CSS length; beyond it they scroll. */
  readonly maxHeight?: string;
}

/**
 * Selects sites from a corporate group's tree. A search expands the paths to its matches and restores the tree
 * afterwards. Toggling a branch toggles all its sites, or during a search only the visible ones; "Endast" on the row under
 * the pointer, or Shift+Enter, selects these and no others.
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
  const view = useRef<TreeViewHandle>(null);
  const title = label ?? text('label');
  const { index, favorites, filter } = tree;
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
      <SearchableTree
        actions={
          <>
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
          </>
        }
        emptyText={text('empty')}
        hitCount={filter?.siteIds.size ?? 0}
        isLoading={isLoading}
        label={title}
        maxHeight={maxHeight}
        searchLabel={text('search')}
        tree={tree}
        view={view}
      />
    </fieldset>
  );
}
