/** Keys of selected rows, over all pages. */
export type RowKeys = ReadonlySet<string>;

/**
 * The selection after a change on one page, keeping the selection on other pages.
 * @param before - keys selected before the change, on any page
 * @param reported - the table's reported selection: keys, or `all` for every row of the page; an empty set means that
 * the page was cleared, never the other pages
 * @param page - keys of the selectable rows on the page
 */
export function selectionAfter(
  before: RowKeys,
  reported: 'all' | Iterable<string | number>,
  page: Iterable<string>,
): RowKeys {
  const onPage = new Set(page);
  const elsewhere = [...before].filter((key) => !onPage.has(key));
  if (reported === 'all') return new Set([...elsewhere, ...onPage]);
  const selected = new Set([...reported].map(String));
  return new Set([...elsewhere, ...[...onPage].filter((key) => selected.has(key))]);
}

/** The selection with one row toggled. */
export function withToggled(before: RowKeys, key: string): RowKeys {
  const after = new Set(before);
  if (!after.delete(key)) after.add(key);
  return after;
}

/** A range of rows selected with Shift: from the last selected row to the one reached. */
export interface RowRange {
  readonly anchor: string;
  readonly head: string;
}

function runOf({ anchor, head }: RowRange, page: readonly string[]): readonly string[] {
  const ends = [page.indexOf(anchor), page.indexOf(head)].toSorted((a, b) => a - b);
  const [first = -1, last = -1] = ends;
  return first < 0 ? [] : page.slice(first, last + 1);
}

/**
 * The selection after its range has changed: rows only in the earlier range are deselected.
 * @param page - keys of the selectable rows on the page, in their order
 */
export function withRange(
  before: RowKeys,
  earlier: RowRange | undefined,
  range: RowRange,
  page: readonly string[],
): RowKeys {
  const after = new Set(before);
  if (earlier !== undefined) for (const key of runOf(earlier, page)) after.delete(key);
  for (const key of runOf(range, page)) after.add(key);
  return after;
}

/** How much of a page is selected. */
export function selectedPart(keys: RowKeys, page: readonly string[]): 'all' | 'some' | 'none' {
  const isAny = keys.size > 0 && page.some((key) => keys.has(key));
  if (!isAny) return 'none';
  return page.every((key) => keys.has(key)) ? 'all' : 'some';
}
