import { LOCALE } from '@vinrod/locale/sweden';
import { isBranch, type TreeIndex } from './tree-index.ts';
import type { TreeRow } from './tree-rows.ts';

/** Command of a key in a tree (WAI-ARIA Authoring Practices, "Tree View"). */
export type TreeCommand =
  | { readonly type: 'focus'; readonly place: number }
  | { readonly type: 'open' | 'close'; readonly places: readonly number[] }
  | { readonly type: 'toggle' | 'only'; readonly place: number }
  | { readonly type: 'select-all' };

/** Input for keyboard navigation. */
export interface TreeSituation {
  readonly index: TreeIndex;
  readonly rows: readonly TreeRow[];
  /** Index of the focused row. */
  readonly row: number;
  readonly isOpen: (place: number) => boolean;
  /** Rows that fit into view. */
  readonly pageSize: number;
}

const focusRow = ({ rows }: TreeSituation, row: number): TreeCommand | null => {
  const target = rows[Math.min(rows.length - 1, Math.max(0, row))];
  return target === undefined ? null : { type: 'focus', place: target.place };
};

function siblingBranches({ index, rows, row }: TreeSituation): number[] {
  const above = index.parent[rows[row]?.place ?? 0];
  return rows
    .map(({ place }) => place)
    .filter((place) => index.parent[place] === above && isBranch(index, place));
}

function branchesWithin(index: TreeIndex, places: readonly number[]): number[] {
  const within: number[] = [];
  for (const place of places) {
    for (let at = place; at < (index.end[place] ?? 0); at += 1) if (isBranch(index, at)) within.push(at);
  }
  return within;
}

/**
 * The command of a key. Arrows move, expand and collapse; Home and End go to the ends, Page Up and Page Down by a
 * screen; Space and Enter toggle the row's selection, Shift+Enter selects only the row; * expands all siblings of the row, and pressed again all below
 * them; Ctrl+A (or Cmd+A) selects all.
 */
export function treeCommand(
  situation: TreeSituation,
  key: string,
  isWithControl: boolean,
  isWithShift: boolean,
): TreeCommand | null {
  const { index, rows, row, isOpen, pageSize } = situation;
  const place = rows[row]?.place;
  if (place === undefined) return null;
  if (isWithControl) return key.toLowerCase() === 'a' ? { type: 'select-all' } : null;
  const canOpen = isBranch(index, place);
  switch (key) {
    case 'ArrowDown':
      return focusRow(situation, row + 1);
    case 'ArrowUp':
      return focusRow(situation, row - 1);
    case 'Home':
      return focusRow(situation, 0);
    case 'End':
      return focusRow(situation, rows.length - 1);
    case 'PageDown':
      return focusRow(situation, row + pageSize);
    case 'PageUp':
      return focusRow(situation, row - pageSize);
    case 'ArrowRight':
      if (!canOpen) return null;
      return isOpen(place) ? focusRow(situation, row + 1) : { type: 'open', places: [place] };
    case 'ArrowLeft': {
      if (canOpen && isOpen(place)) return { type: 'close', places: [place] };
      const above = index.parent[place] ?? -1;
      return above < 0 ? null : { type: 'focus', place: above };
    }
    case '*': {
      const places = siblingBranches(situation);
      return { type: 'open', places: places.every(isOpen) ? branchesWithin(index, places) : places };
    }
    case 'Enter':
      return { type: isWithShift ? 'only' : 'toggle', place };
    case ' ':
      return { type: 'toggle', place };
    default:
      return null;
  }
}

/** The next row whose name starts with the typed text; a single repeated letter moves on to the next one. */
export function rowByTyping({ index, rows, row }: TreeSituation, typed: string): number | null {
  const text = typed.toLocaleLowerCase(LOCALE);
  const isRepeated = [...text].every((letter) => letter === text[0]);
  const sought = isRepeated ? (text[0] ?? '') : text;
  const from = isRepeated ? row + 1 : row;
  for (let step = 0; step < rows.length; step += 1) {
    const at = (from + step) % rows.length;
    const name = index.nodes[rows[at]?.place ?? -1]?.name ?? '';
    if (name.toLocaleLowerCase(LOCALE).startsWith(sought)) return at;
  }
  return null;
}
