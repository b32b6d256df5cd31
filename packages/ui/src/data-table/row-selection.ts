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
  const chosen = new Set([...reported].map(String));
  return new Set([...elsewhere, ...[...onPage].filter((key) => chosen.has(key))]);
}
