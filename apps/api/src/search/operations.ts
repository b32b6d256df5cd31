import { operation, type Operation } from '../server/operation.ts';
import { search } from './search.ts';

/** The search over everything. */
export const searchOperations: readonly Operation[] = [
  operation('search', ({ deps, caller, query }) => search(deps, caller, query)),
];
