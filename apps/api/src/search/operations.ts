import { operation, type Operation } from '../server/operation.ts';
import { search } from './search.ts';

/** The global search. */
export const searchOperations: readonly Operation[] = [
  operation('search', ({ deps, caller, query }) => search(deps, caller, query)),
];
