import { exportAs } from '../files/export-answers.ts';
import { operation, type Operation } from '../server/operation.ts';
import { closeEndedShadows } from '../shadow/ended-shadows.ts';
import { listAuditEvents } from './audit-events.ts';
import { auditSheet } from './audit-sheet.ts';

/** The audit log: actions, with their actors and addresses. */
export const auditOperations: readonly Operation[] = [
  operation('listAuditEvents', async ({ deps, query, request }) => {
    await closeEndedShadows(deps);
    return listAuditEvents(deps, query, request.url);
  }),
  operation('exportAuditEvents', async (call) => {
    const { deps, query, request } = call;
    await closeEndedShadows(deps);
    const sheet = await auditSheet(deps, query, request.language);
    return exportAs('Händelselogg', call).sheets(query.format ?? 'xlsx', [sheet]);
  }),
];
