import { useLayoutEffect, useRef, type RefObject } from 'react';

import type { SiteTreeState } from '../site-tree/state/use-site-tree.ts';

/** Keeps focus in a tree whose rows are about to be removed. */
export interface FocusAfterMove {
  /** Ref of the element around the tree. */
  readonly paneRef: RefObject<HTMLDivElement | null>;
  /** Call before a move that removes the focused row. */
  readonly keepFocusNear: (place: number) => void;
}

/**
 * Moves focus to the nearest remaining row when the focused row is moved away.
 * @param onEmpty - called when the tree has no rows left
 */
export function useFocusAfterMove({ index, rows }: SiteTreeState, onEmpty: () => void): FocusAfterMove {
  const paneRef = useRef<HTMLDivElement>(null);
  const candidates = useRef<readonly string[] | null>(null);

  useLayoutEffect(() => {
    const keys = candidates.current;
    if (keys === null) return;
    candidates.current = null;
    const placeByKey = new Map(rows.map(({ place }) => [index.nodes[place]?.key, place]));
    const key = keys.find((each) => placeByKey.has(each));
    const place = key === undefined ? rows[0]?.place : placeByKey.get(key);
    const row = paneRef.current?.querySelector<HTMLElement>(`[role="treeitem"][data-place="${place}"]`);
    if (row instanceof HTMLElement) row.focus();
    else onEmpty();
  });

  return {
    paneRef,
    keepFocusNear: (place) => {
      const keys = rows.map((row) => index.nodes[row.place]?.key ?? '');
      const at = rows.findIndex((row) => row.place === place);
      candidates.current = [...keys.slice(at), ...keys.slice(0, at).toReversed()];
    },
  };
}
