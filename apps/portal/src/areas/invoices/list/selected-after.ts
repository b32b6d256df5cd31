import type { Invoice } from '@vinrod/api-client';

/**
 * Chosen invoices, by their uuid the number that files ask for them by, after the choice has changed. What was chosen on
 * another page or before another search is known from then.
 *
 * @param before - What was chosen.
 * @param keys - uuids of what is chosen now.
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
