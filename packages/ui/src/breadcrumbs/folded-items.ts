/** Most levels that are shown before those in the middle are folded. */
export const MAX_LEVELS = 4;

/** Levels in view: before the fold, how many are folded, after it. */
export interface FoldedItems<Item> {
  readonly before: readonly Item[];
  readonly folded: number;
  readonly after: readonly Item[];
}

/** Keeps the first level and the last two when there are more than {@link MAX_LEVELS}. */
export function foldItems<Item>(items: readonly Item[], isUnfolded: boolean): FoldedItems<Item> {
  if (isUnfolded || items.length <= MAX_LEVELS) return { before: items, folded: 0, after: [] };
  return { before: items.slice(0, 1), folded: items.length - 3, after: items.slice(-2) };
}
