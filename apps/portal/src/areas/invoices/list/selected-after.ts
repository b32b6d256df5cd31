import type { Invoice } from '@vinrod/api-client';

/**
 * Updates the selected invoices, as the numbers that files need by uuid. Numbers of invoices that are not on this page
 * come from the previous selection.
 *
 * @param before - Previous selection.
 * @param keys - uuids selected now.
 * @param rows - Invoices on the page.
 */
export function selectedAfter(
  before: ReadonlyMap<string, number>,
  keys: ReadonlySet<string>,
  rows: readonly Pick<Invoice, 'uuid' | 'id'>[],
): ReadonlyMap<string, number> {
  const known = new Map([...before, ...rows.map(({ uuid, id }) => [uuid, id] as const)]);
  return new Map(
    [...keys].flatMap((key) => {
      const id = known.get(key);
      return id === undefined ? [] : [[key, id] as const];
    }),
  );
}
