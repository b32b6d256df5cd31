import type { AuditEvent, AuditEventKind, Page } from '@vinrod/api-client';
import type { ListParameters } from '@vinrod/ui/data-table';

import { knownOrdering } from '#list-address';
import { useClient } from '#session';

import { useQuery, type Query } from './use-query.ts';

/** Which part of the log to load. */
export interface AuditRequest extends ListParameters {
  /** Only events of this kind. */
  readonly event?: AuditEventKind | undefined;
}

const fields = ['occurred_at', 'actor', 'target'] as const;

/** One page of the log of shadow mode, users, roles and passwords; waits while the request is undefined. */
export function useAuditEvents(request: AuditRequest | undefined): Query<Page<AuditEvent>> {
  const client = useClient();
  const { limit, offset, search, event } = request ?? {};
  const ordering = knownOrdering(fields, request?.ordering);
  const key =
    request === undefined
      ? undefined
      : (['listAuditEvents', limit, offset, search, ordering, event] as const);
  return useQuery(key, () => client.audit.list({ limit, offset, search, ordering, event }));
}
