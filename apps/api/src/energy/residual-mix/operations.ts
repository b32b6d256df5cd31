import { operation, type Operation } from '../../server/operation.ts';
import { createResidualMix, deleteResidualMix, updateResidualMix } from './residual-mix-changes.ts';
import { listResidualMixes } from './residual-mix-list.ts';
import { readResidualMix } from './residual-mix.ts';

/** Residual mixes, on which emissions are based. */
export const residualMixOperations: readonly Operation[] = [
  operation('listResidualMixes', ({ deps, query, request }) =>
    listResidualMixes(deps.database.db, query, request.url),
  ),
  operation('getResidualMix', ({ deps, params }) => readResidualMix(deps.database.db, params.id)),
  operation('createResidualMix', (call) => createResidualMix(call, call.body)),
  operation('updateResidualMix', (call) => updateResidualMix(call, call.params.id, call.body)),
  operation('deleteResidualMix', async (call) => {
    await deleteResidualMix(call, call.params.id);
    return {};
  }),
];
