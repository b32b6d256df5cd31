/** Most levels shown without folding the middle ones. */
export const maxLevels = 4;

/** Levels shown before the fold, number of folded levels, levels shown after it. */
export interface FoldedItems<Item> {
  readonly before: readonly Item[];
  readonly folded: number;
  readonly after: readonly Item[];
}

/** Keeps the first and the last two levels when there are more than {@link maxLevels}. */
export function foldItems<Item>(items: readonly Item[], isUnfolded: boolean): FoldedItems<Item> {
  if (isUnfolded || items.length <= maxLevels) return { before: items, folded: 0, after: [] };
  return { before: items.slice(0, 1), folded: items.length - 3, after: items.slice(-2) };
}
