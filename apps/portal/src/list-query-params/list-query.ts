import type { ListParameters } from '@vinrod/ui/data-table';

import { knownOrdering } from './known-ordering.ts';

/** Query of a list as the API takes it. */
export interface ListQuery<Field extends string> {
  limit: number;
  offset: number;
  search: string | undefined;
  ordering: Field | `-${Field}` | undefined;
}

/**
 * Converts the state of a table to the list's query.
 *
 * @param fields - Fields that the contract lets the list be sorted by.
 */
export function listQuery<Field extends string>(
  fields: readonly Field[],
  { limit, offset, search, ordering }: ListParameters,
): ListQuery<Field> {
  return { limit, offset, search, ordering: knownOrdering(fields, ordering) };
}
