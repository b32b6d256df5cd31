import type { ListParameters } from '@vinrod/ui/data-table';

import { knownOrdering } from './known-ordering.ts';

/** Which part of a list to ask for. */
export interface ListQuery<Field extends string> {
  limit: number;
  offset: number;
  search: string | undefined;
  ordering: Field | `-${Field}` | undefined;
}

/**
 * The query of a list, by what its table shows.
 *
 * @param fields - Fields the contract lets the list be sorted by.
 */
export function listQuery<Field extends string>(
  fields: readonly Field[],
  { limit, offset, search, ordering }: ListParameters,
): ListQuery<Field> {
  return { limit, offset, search, ordering: knownOrdering(fields, ordering) };
}
