import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

import { scrollToShow } from './row-window.ts';
import { rowByTyping, treeCommand, type TreeCommand, type TreeSituation } from '../state/tree-keyboard.ts';
import type { SiteTreeState } from '../state/use-site-tree.ts';

/** Letters typed within this many ms of each other form one word. */
const typingPauseMs = 700;

/** The row in the tab order, and the key handling. */
export interface TreeFocus {
  /** Index of the row in the tab order. */
  readonly row: number;
  readonly activeRef: RefObject<HTMLDivElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Records the row that took focus. */
  readonly note: (place: number) => void;
  /** Moves focus into the tree. */
  readonly enter: () => void;
}

/** Moves focus among rows that are mostly not in the DOM: scrolls to the row, renders it, then focuses it. */
export function useTreeFocus(
  tree: SiteTreeState,
  viewportRef: RefObject<HTMLDivElement | null>,
  rowHeight: number,
  onLeave: () => void,
): TreeFocus {
  const { index, rows } = tree;
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const activeRef = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);
  const typed = useRef({ text: '', at: 0 });

  const activePlace = activeKey === null ? undefined : index.placeByKey.get(activeKey);
  const found = rows.findIndex(({ place }) => place === activePlace);
  const row = Math.max(0, found);

  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    activeRef.current?.focus({ preventScroll: true });
  });

  const focusPlace = (place: number) => {
    const at = rows.findIndex((candidate) => candidate.place === place);
    const view = viewportRef.current;
    if (at >= 0 && view !== null) {
      view.scrollTo({ top: scrollToShow(at, view.scrollTop, view.clientHeight, rowHeight) });
    }
    wantsFocus.current = true;
    setActiveKey(index.nodes[place]?.key ?? null);
    // The row may already be active; then nothing renders.
    if (place === rows[row]?.place) activeRef.current?.focus({ preventScroll: true });
  };

  const perform = (command: TreeCommand) => {
    switch (command.type) {
      case 'focus':
        focusPlace(command.place);
        break;
      case 'toggle':
        tree.toggle(command.place);
        break;
      case 'only':
        tree.selectOnly?.(command.place);
        break;
      case 'select-all':
        tree.selectAll();
        break;
      case 'open':
      case 'close':
        tree.setOpen(command.places, command.type === 'open');
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey) return;
    const view = viewportRef.current;
    const situation: TreeSituation = {
      index,
      rows,
      row,
      isOpen: tree.isOpen,
      pageSize: Math.max(1, Math.floor((view?.clientHeight ?? 0) / rowHeight) - 1),
    };
    if (event.key === 'Escape' && tree.search !== '') {
      event.preventDefault();
      onLeave();
      return;
    }
    const isWithControl = event.ctrlKey || event.metaKey;
    const isTyping = event.timeStamp - typed.current.at < typingPauseMs && typed.current.text !== '';
    const isLetter = [...event.key].length === 1 && !isWithControl && (event.key !== ' ' || isTyping);
    const isWithShift = tree.selectOnly !== undefined && event.shiftKey;
    const command =
      isLetter && event.key === ' ' ? null : treeCommand(situation, event.key, isWithControl, isWithShift);
    if (command !== null) {
      event.preventDefault();
      perform(command);
      return;
    }
    if (!isLetter) return;
    event.preventDefault();
    typed.current = { text: isTyping ? `${typed.current.text}${event.key}` : event.key, at: event.timeStamp };
    const target = rowByTyping(situation, typed.current.text);
    if (target !== null) focusPlace(rows[target]?.place ?? -1);
  };

  return {
    row,
    activeRef,
    onKeyDown,
    note: (place) => setActiveKey(index.nodes[place]?.key ?? null),
    enter: () => focusPlace(rows[row]?.place ?? 0),
  };
}
