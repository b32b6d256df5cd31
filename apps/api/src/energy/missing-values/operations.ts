import { operation, type Operation, reportOperation } from '../../server/operation.ts';
import { listMissingValues } from './list-missing-values.ts';
import { exportMissingValues } from './missing-value-file.ts';

/** What should have come from the grid owners and has not. */
export const missingValueOperations: readonly Operation[] = [
  operation('listMissingValues', ({ deps, caller, query, request }) =>
    listMissingValues(deps, caller, query, request.url),
  ),
  reportOperation('exportMissingValues', exportMissingValues),
];
