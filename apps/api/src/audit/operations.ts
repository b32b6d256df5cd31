import { operation, type Operation } from '../server/operation.ts';
import { closeEndedShadows } from '../shadow/ended-shadows.ts';
import { listAuditEvents } from './audit-events.ts';

/** The log of what was done in shadow mode, and to users, roles and passwords. */
export const auditOperations: readonly Operation[] = [
  operation('listAuditEvents', async ({ deps, query, request }) => {
    await closeEndedShadows(deps);
    return listAuditEvents(deps.database.db, query, request.url);
  }),
];
