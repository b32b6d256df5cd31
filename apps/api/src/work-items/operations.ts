import { operation, type Operation } from '../server/operation.ts';
import { listWorkItems } from './list-work-items.ts';

/** What waits for the supplier's staff. */
export const workItemOperations: readonly Operation[] = [
  operation('listWorkItems', ({ deps, caller, query }) => listWorkItems(deps, caller, query)),
];
