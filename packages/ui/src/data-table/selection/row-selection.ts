/** Keys of chosen rows, over all pages. */
export type RowKeys = ReadonlySet<string>;

/**
 * The selection after a change on one page, with what is chosen on other pages kept.
 * @param before keys chosen before the change, on any page
 * @param reported what the table says is chosen: keys, or `all` for every row of the page; an empty set means
 *   that the page was cleared, never that the other pages were
 * @param page keys of the rows on the page that can be chosen
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

/** The selection with one row turned. */
export function withToggled(before: RowKeys, key: string): RowKeys {
  const after = new Set(before);
  if (!after.delete(key)) after.add(key);
  return after;
}

/** A run of rows chosen with Shift: from the row chosen last to the one reached. */
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
 * The selection after its run has grown or shrunk: what only the earlier run held is let go again.
 * @param page keys of the rows on the page that can be chosen, in their order
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

/** How much of a page is chosen. */
export function selectedPart(keys: RowKeys, page: readonly string[]): 'all' | 'some' | 'none' {
  const isAny = keys.size > 0 && page.some((key) => keys.has(key));
  if (!isAny) return 'none';
  return page.every((key) => keys.has(key)) ? 'all' : 'some';
}
