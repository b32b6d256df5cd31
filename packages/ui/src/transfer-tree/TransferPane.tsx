import {
  useId,
  useImperativeHandle,
  useRef,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';

import { useMessages } from '../messages/use-messages.ts';
import { SearchField } from '../search-field/SearchField.tsx';
import * as treeStyles from '../site-tree/SiteTree.css.ts';
import { isBranch } from '../site-tree/tree-index.ts';
import { TreeView, type TreeViewHandle } from '../site-tree/TreeView.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../skeleton/SkeletonGroup.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { transferTreeMessages } from './messages.ts';
import * as styles from './TransferTree.css.ts';
import { useFocusAfterMove } from './use-focus-after-move.ts';
import type { TransferPaneState } from './use-transfer-pane.ts';

/** Ways into a pane from outside. */
export interface TransferPaneHandle {
  /** Moves focus into the tree. */
  readonly enter: () => void;
}

/** Props of {@link TransferPane}. */
export interface TransferPaneProps {
  readonly pane: TransferPaneState;
  readonly title: string;
  /** What stands in the place of the tree when nothing is in it. */
  readonly emptyText: string;
  readonly isLoading: boolean;
  readonly maxHeight: string;
  readonly footer?: ReactNode;
  /** Moves sites to the other pane. */
  readonly onMove: (sites: ReadonlySet<string>) => void;
  /** Called when the last row of the tree went with focus in it. */
  readonly onEmptied: () => void;
  readonly ref: Ref<TransferPaneHandle>;
}

const PLACEHOLDER_WIDTHS = ['62%', '78%', '54%', '70%', '46%', '66%'];

/** One side of a transfer: heading with counts, search and tree. */
export function TransferPane({
  pane: { tree, marked, setMarked, shownSites, sitesAt },
  title,
  emptyText,
  isLoading,
  maxHeight,
  footer,
  onMove,
  onEmptied,
  ref,
}: TransferPaneProps): ReactElement {
  const text = useMessages(transferTreeMessages);
  const titleId = useId();
  const searchInput = useRef<HTMLInputElement>(null);
  const view = useRef<TreeViewHandle>(null);
  const { paneRef, keepFocusNear } = useFocusAfterMove(tree, onEmptied);
  useImperativeHandle(ref, () => ({ enter: () => view.current?.enter() }));

  const { index, rows, filter, search, setSearch } = tree;
  const isEmpty = isLoading || index.siteIds.size === 0;
  const branches = rows.filter(({ place }) => isBranch(index, place)).map(({ place }) => place);
  const isAllOpen = branches.every((place) => tree.isOpen(place));

  const toRows = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || rows.length === 0) return;
    event.preventDefault();
    view.current?.enter();
  };
  const moveByKey = (event: KeyboardEvent) => {
    const { target } = event;
    const row = target instanceof Element ? target.closest<HTMLElement>('[role="treeitem"]') : null;
    if (row === null || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    const place = Number(row.dataset['place']);
    keepFocusNear(place);
    onMove(marked.size > 0 ? marked : sitesAt(place));
  };
  const expandAll = () => {
    const all = index.nodes.map((_node, place) => place).filter((place) => isBranch(index, place));
    tree.setOpen(all, !isAllOpen);
  };

  const renderTree = () => {
    if (isLoading) {
      return (
        <SkeletonGroup label={text('loading')}>
          {PLACEHOLDER_WIDTHS.map((width) => (
            <p key={width}>
              <Skeleton width={width} />
            </p>
          ))}
        </SkeletonGroup>
      );
    }
    if (isEmpty) return <p className={treeStyles.notice}>{emptyText}</p>;
    if (rows.length === 0) {
      return (
        <div className={treeStyles.notice}>
          <p>{text('noHits', { search: search.trim() })}</p>
          <Button className={treeStyles.action} onPress={() => setSearch('')}>
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

  return (
    <Group aria-labelledby={titleId} className={styles.pane} onKeyDown={moveByKey} ref={paneRef}>
      <div className={styles.head}>
        <span className={styles.title} id={titleId}>
          {title}
        </span>
        <output className={styles.count}>
          {isLoading ? '' : text('marked', { marked: marked.size, total: index.siteIds.size })}
        </output>
      </div>
      <div className={styles.body}>
        <SearchField
          inputRef={searchInput}
          isDisabled={isEmpty}
          isLabelHidden
          label={text('search', { pane: title })}
          onChange={setSearch}
          onKeyDown={toRows}
          placeholder={text('searchPlaceholder')}
          size="sm"
          value={search}
        />
        <VisuallyHidden>
          <output>{filter === null ? '' : text('hits', { count: shownSites.size })}</output>
        </VisuallyHidden>
        <div className={treeStyles.actions}>
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
          <Button
            className={`${treeStyles.action} ${treeStyles.lastAction}`}
            isDisabled={isEmpty}
            onPress={expandAll}
          >
            {text(isAllOpen ? 'collapseAll' : 'expandAll')}
          </Button>
        </div>
        {renderTree()}
      </div>
      {footer === undefined ? null : <div className={styles.footer}>{footer}</div>}
    </Group>
  );
}
