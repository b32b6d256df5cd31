import type { AuditEvent, AuditEventKind, AuditOutcome, Page } from '@vinrod/api-client';
import type { ListParameters } from '@vinrod/ui/data-table';
import type { Period } from '@vinrod/ui/format';

import { useQuery, type Query } from '#data';
import { knownOrdering } from '#list-address';
import { useClient } from '#session';

/** Which part of the log to load. */
export interface AuditRequest extends ListParameters {
  /** Only events of this kind. */
  readonly event?: AuditEventKind | undefined;
  /** Only events that ended so. */
  readonly outcome?: AuditOutcome | undefined;
  /** Only events of these Swedish days. */
  readonly period?: Period | null;
}

const fields = ['occurred_at', 'actor', 'target'] as const;

/** One page of the log; waits while the request is undefined. */
export function useAuditEvents(request: AuditRequest | undefined): Query<Page<AuditEvent>> {
  const client = useClient();
  const { limit, offset, search, event, outcome } = request ?? {};
  const period = request?.period ?? undefined;
  const days = period === undefined ? {} : { start_date: period.start, end_date: period.end };
  const ordering = knownOrdering(fields, request?.ordering);
  const key =
    request === undefined
      ? undefined
      : ([
          'listAuditEvents',
          limit,
          offset,
          search,
          ordering,
          event,
          outcome,
          period?.start,
          period?.end,
        ] as const);
  return useQuery(key, () =>
    client.audit.list({ query: { limit, offset, search, ordering, event, outcome, ...days } }),
  );
}
