import {
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';

import { useMessages } from '../messages/use-messages.ts';
import { SearchableTree } from '../site-tree/SearchableTree.tsx';
import * as treeStyles from '../site-tree/SiteTree.css.ts';
import { isBranch } from '../site-tree/state/tree-index.ts';
import { countSelected } from '../site-tree/state/tree-selection.ts';
import type { TreeViewHandle } from '../site-tree/rows/TreeView.tsx';
import { transferTreeMessages } from './messages.ts';
import * as styles from './TransferTree.css.ts';
import { useFocusAfterMove } from './use-focus-after-move.ts';
import type { TransferPaneState } from './use-transfer-pane.ts';

/** Imperative handle of a pane. */
export interface TransferPaneHandle {
  /** Moves focus into the tree. */
  readonly enter: () => void;
}

export interface TransferPaneProps {
  readonly pane: TransferPaneState;
  readonly title: string;
  /** Shown instead of an empty tree. */
  readonly emptyText: string;
  readonly isLoading: boolean;
  /** Number of rows that are to come, where it is known before them. */
  readonly expectedRows?: number;
  readonly maxHeight: string;
  /** Whether a press on a row moves it, and the pane of the selected sites is ticked; otherwise a press marks it. */
  readonly isImmediate: boolean;
  /** Whether it holds the selected sites. */
  readonly isOfSelected: boolean;
  readonly footer?: ReactNode;
  /** Moves sites to the other pane. */
  readonly onMove: (sites: ReadonlySet<string>) => void;
  /** Called when the last row of the tree is moved away while focused. */
  readonly onEmptied: () => void;
  readonly ref: Ref<TransferPaneHandle>;
}

/** One side of a transfer: heading with counts, search and tree. */
export function TransferPane({
  pane: { tree, marked, setMarked, shownSites, sitesAt },
  title,
  emptyText,
  isLoading,
  expectedRows,
  maxHeight,
  isImmediate,
  isOfSelected,
  footer,
  onMove,
  onEmptied,
  ref,
}: TransferPaneProps): ReactElement {
  const text = useMessages(transferTreeMessages);
  const titleId = useId();
  const view = useRef<TreeViewHandle>(null);
  const { paneRef, keepFocusNear } = useFocusAfterMove(tree, onEmptied);
  useImperativeHandle(ref, () => ({ enter: () => view.current?.enter() }));

  const { index, rows } = tree;
  const isEmpty = isLoading || index.siteIds.size === 0;
  const isAllOpen = rows.every(({ place }) => !isBranch(index, place) || tree.isOpen(place));

  const moveByKey = (event: KeyboardEvent) => {
    const { target } = event;
    const row = target instanceof Element ? target.closest<HTMLElement>('[role="treeitem"]') : null;
    if (row === null || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    const place = Number(row.dataset['place']);
    keepFocusNear(place);
    onMove(marked.size > 0 ? marked : sitesAt(place));
  };
  const moveRow = (place: number) => {
    keepFocusNear(place);
    onMove(sitesAt(place));
  };
  const ticked = useMemo(() => countSelected(index, index.siteIds), [index]);
  const shown = isImmediate
    ? { ...tree, toggle: moveRow, selectedCounts: isOfSelected ? ticked : tree.selectedCounts }
    : tree;
  const expandAll = () => {
    const all = index.nodes.map((_node, place) => place).filter((place) => isBranch(index, place));
    tree.setOpen(all, !isAllOpen);
  };

  return (
    <Group aria-labelledby={titleId} className={styles.pane} onKeyDown={moveByKey} ref={paneRef}>
      <div className={styles.head}>
        <span className={styles.title} id={titleId}>
          {title}
        </span>
        <output className={styles.count}>
          {isLoading
            ? ''
            : isImmediate
              ? text('count', { total: index.siteIds.size })
              : text('marked', { marked: marked.size, total: index.siteIds.size })}
        </output>
      </div>
      <div className={styles.body}>
        <SearchableTree
          actions={
            <>
              {isImmediate ? null : (
                <>
                  <Button className={treeStyles.action} isDisabled={isEmpty} onPress={tree.selectAll}>
                    {text('markAll')}
                  </Button>
                  <Button
                    className={treeStyles.action}
                    isDisabled={marked.size === 0}
                    onPress={() => setMarked(new Set())}
                  >
                    {text('clearMarks')}
                  </Button>
                </>
              )}
              <Button
                className={`${treeStyles.action} ${treeStyles.lastAction}`}
                isDisabled={isEmpty}
                onPress={expandAll}
              >
                {text(isAllOpen ? 'collapseAll' : 'expandAll')}
              </Button>
            </>
          }
          emptyText={emptyText}
          hitCount={shownSites.size}
          isLoading={isLoading}
          expectedRows={expectedRows}
          label={title}
          maxHeight={maxHeight}
          searchLabel={text('search', { pane: title })}
          tree={shown}
          view={view}
        />
      </div>
      {footer === undefined ? null : <div className={styles.footer}>{footer}</div>}
    </Group>
  );
}
