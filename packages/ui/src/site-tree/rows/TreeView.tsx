import {
  memo,
  useCallback,
  useImperativeHandle,
  useRef,
  type FocusEvent,
  type MouseEvent,
  type ReactElement,
  type Ref,
} from 'react';

import { useMediaQuery } from '../../media-query/use-media-query.ts';
import { media } from '../../tokens/media.ts';
import { rowWindow } from './row-window.ts';
import * as styles from '../SiteTree.css.ts';
import { isBranch, siteCountBelow } from '../state/tree-index.ts';
import type { TreeRow } from '../state/tree-rows.ts';
import { checkStateAt } from '../state/tree-selection.ts';
import { TreeRowView } from './TreeRowView.tsx';
import type { SiteTreeState } from '../state/use-site-tree.ts';
import { useTreeFocus } from './use-tree-focus.ts';
import { useViewport } from './use-viewport.ts';

/** Imperative handle of the tree. */
export interface TreeViewHandle {
  /** Focuses the row in the tab order. */
  readonly enter: () => void;
}

export interface TreeViewProps {
  readonly tree: SiteTreeState;
  readonly label: string;
  readonly maxHeight: string;
  /** Text of the press that selects only a row; without it there is none. */
  readonly onlyText?: string | undefined;
  /** Id of what describes the keys of the tree. */
  readonly helpId?: string | undefined;
  /** Called when Esc is pressed during a search. */
  readonly onLeave: () => void;
  readonly ref: Ref<TreeViewHandle>;
}

const touch = `${media.coarsePointer}, ${media.belowSm}`;
const rowHeights = { pointer: 32, touch: 44 };

/** The place of an event's row, or `null` outside the rows. */
function placeOf(target: EventTarget): number | null {
  const row = target instanceof Element ? target.closest<HTMLElement>('[role="treeitem"]') : null;
  return row === null ? null : Number(row.dataset['place']);
}

/** The rows of the tree. Only those in view and the focused one are in the DOM. */
export const TreeView = memo(function TreeView({
  tree,
  label,
  maxHeight,
  onlyText,
  helpId,
  onLeave,
  ref,
}: TreeViewProps): ReactElement {
  const rowHeight = useMediaQuery(touch) ? rowHeights.touch : rowHeights.pointer;
  const viewportRef = useRef<HTMLDivElement>(null);
  const [viewport, observe] = useViewport();
  const {
    row: activeRow,
    activeRef,
    onKeyDown,
    note,
    enter,
  } = useTreeFocus(tree, viewportRef, rowHeight, onLeave);
  useImperativeHandle(ref, () => ({ enter }));

  const { index, rows, search, selectedCounts } = tree;
  const { first, end } = rowWindow(viewport.scrollTop, viewport.height, rowHeight, rows.length);
  const attach = useCallback(
    (node: HTMLDivElement | null) => {
      viewportRef.current = node;
      return observe(node);
    },
    [observe],
  );
  const press = ({ target }: MouseEvent) => {
    const place = placeOf(target);
    if (place === null) return;
    const isOn = (part: string) => target instanceof Element && target.closest(part) !== null;
    if (isOn('[data-only]')) tree.selectOnly?.(place);
    else if (isOn('[data-chevron]')) tree.setOpen([place], !tree.isOpen(place));
    else tree.toggle(place);
  };
  const noteFocus = ({ target }: FocusEvent) => {
    const place = placeOf(target);
    if (place !== null) note(place);
  };

  const renderRow = ({ place, position, setSize }: TreeRow, number: number) => {
    const node = index.nodes[place];
    if (node === undefined) return null;
    const isActive = number === activeRow;
    return (
      <TreeRowView
        check={checkStateAt(index, selectedCounts, place)}
        height={rowHeight}
        isOpen={isBranch(index, place) ? tree.isOpen(place) : null}
        isTabStop={isActive}
        key={node.key}
        level={index.level[place] ?? 1}
        node={node}
        onlyText={onlyText}
        place={place}
        position={position}
        rowRef={isActive ? activeRef : null}
        search={search}
        setSize={setSize}
        siteCount={siteCountBelow(index, place)}
        top={number * rowHeight}
      />
    );
  };
  // One list, so that the row with focus keeps its element when it is scrolled out of view.
  const drawn = rows.slice(first, end).map((row, offset) => renderRow(row, first + offset));
  const active = rows[activeRow];
  if (active !== undefined && activeRow < first) drawn.unshift(renderRow(active, activeRow));
  if (active !== undefined && activeRow >= end) drawn.push(renderRow(active, activeRow));

  return (
    <div className={styles.viewport} ref={attach} style={{ maxBlockSize: maxHeight }}>
      <div
        aria-describedby={helpId}
        aria-label={label}
        aria-multiselectable="true"
        className={styles.rows}
        onClick={press}
        onFocus={noteFocus}
        onKeyDown={onKeyDown}
        role="tree"
        style={{ blockSize: rows.length * rowHeight }}
        tabIndex={-1}
      >
        {drawn}
      </div>
    </div>
  );
});
