import type { Acting } from '../audit/acting.ts';
import type { AuditEvent } from '../audit/audit-event.ts';
import { recordEvent } from '../audit/record-event.ts';
import { ApiError } from '../server/api-error.ts';
import type { ContractOperation } from '../server/contract.ts';

/** Operations that end shadow mode have an event of their own. */
const withOwnEvent: readonly string[] = ['stopShadowUser', 'stopShadowGroup'];

function record(acting: Acting, event: Pick<AuditEvent, 'event' | 'status'>): Promise<void> {
  const { deps, caller, request, operationId } = acting;
  const { shadow } = caller;
  if (shadow === null) return Promise.resolve();
  return deps.database.transaction(async (trx) => {
    await recordEvent(trx, {
      ...event,
      outcome: event.status === null ? 'succeeded' : 'failed',
      at: deps.clock.now(),
      actor: { id: shadow.actorId, name: shadow.actorName },
      target: { kind: shadow.kind, id: shadow.targetId, name: shadow.targetName },
      address: request.address,
      shadowId: shadow.id,
      operation: operationId,
      path: request.url.pathname,
      requestId: request.id,
      details: '',
    });
  });
}

/**
 * Runs the work of a request; in shadow mode a change is recorded in the log beforehand, so that none can happen
 * unrecorded, and again with its status when it fails.
 */
export async function notedWhenShadowing<Result>(
  contract: Pick<ContractOperation, 'id' | 'method'>,
  acting: Acting | null,
  work: () => Promise<Result>,
): Promise<Result> {
  const isNoted =
    acting !== null &&
    acting.caller.shadow !== null &&
    contract.method !== 'GET' &&
    !withOwnEvent.includes(contract.id);
  if (!isNoted) return work();
  await record(acting, { event: 'shadow_write', status: null });
  try {
    return await work();
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 500;
    await record(acting, { event: 'shadow_write_failed', status });
    throw error;
  }
}
