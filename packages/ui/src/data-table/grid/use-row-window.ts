import { useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { placesInWindow, rowSpan, type RowSpan } from './row-window.ts';
import type { TableEntry } from '../table-rows.ts';

/** Assumed number of visible rows before the view is measured. */
const rowsAtFirst = 24;

/** Input of {@link useRowWindow}. */
export interface RowWindowOptions {
  readonly entries: readonly TableEntry<unknown>[];
  /** Row indexes by key. */
  readonly places: ReadonlyMap<string, number>;
  /** px */
  readonly rowHeight: number;
  /** Whether to use a window at all. */
  readonly isOn: boolean;
}

const isSame = (some: RowSpan, other: RowSpan): boolean =>
  some.first === other.first && some.end === other.end;

/**
 * The rows passed to react-aria's table. It builds an element for every cell of every row, in view or not, so a table
 * of ten thousand rows would take seconds. It gets only those around the view, and the layout positions them. Give the
 * ref to the scrolling element.
 */
export function useRowWindow({
  entries,
  places,
  rowHeight,
  isOn,
}: RowWindowOptions): readonly [
  rows: readonly TableEntry<unknown>[],
  ref: (element: HTMLElement | null) => void | (() => void),
] {
  const [{ span, focusedKey }, setWindow] = useState<{
    readonly span: RowSpan;
    readonly focusedKey: string | undefined;
  }>(() => ({ span: rowSpan(0, rowsAtFirst), focusedKey: undefined }));
  const shown = useRef(span);

  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (element === null || !isOn) return undefined;
      const follow = (): void => {
        const next = rowSpan(
          Math.floor(element.scrollTop / rowHeight),
          Math.ceil(element.clientHeight / rowHeight),
        );
        if (isSame(shown.current, next)) return;
        shown.current = next;
        const row = element.contains(document.activeElement)
          ? document.activeElement?.closest<HTMLElement>('[role="row"]')
          : null;
        setWindow({ span: next, focusedKey: row?.dataset['key'] });
      };
      // Before the frame is painted: rows one frame late would leave the view empty for it.
      const onScroll = (): void => flushSync(follow);
      const observer = new ResizeObserver(follow);
      observer.observe(element);
      element.addEventListener('scroll', onScroll, { passive: true });
      return () => {
        observer.disconnect();
        element.removeEventListener('scroll', onScroll);
      };
    },
    [isOn, rowHeight],
  );

  const rows = useMemo(() => {
    if (!isOn) return entries;
    const focused = focusedKey === undefined ? undefined : places.get(focusedKey);
    return placesInWindow(span, entries.length, focused).flatMap((place) => entries[place] ?? []);
  }, [isOn, entries, places, span, focusedKey]);

  return [rows, ref];
}
