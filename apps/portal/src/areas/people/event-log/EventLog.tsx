import { DataTable, listParameters } from '@vinrod/ui/data-table';
import { useMediaQuery } from '@vinrod/ui/media-query';
import { media } from '@vinrod/ui/tokens';
import { useMemo, type ReactElement } from 'react';

import { usePermissionNames } from '#areas/people/queries';
import { useOperation } from '#data';
import { listQuery, useListQueryParams } from '#list-query-params';
import { t } from '#messages';
import { periodQuery } from '#period';
import { useCan } from '#profile';
import { listState } from '#shell/query-state';

import { auditColumns } from './audit-columns.tsx';
import { KindFilter } from './KindFilter.tsx';
import { newestFirst } from './newest-first.ts';
import { OutcomeFilter } from './OutcomeFilter.tsx';
import { PeriodFilter } from './PeriodFilter.tsx';
import { useEventFilters } from './use-event-filters.ts';

/** Fields that the log can be sorted by (contract). */
const sortable = ['occurred_at', 'actor', 'target'] as const;

/** Log of actions, also refused ones, newest first (domain.md section 5, "Actions are logged"). */
export function EventLog(): ReactElement {
  const [query, setQuery] = useListQueryParams(newestFirst);
  const [filters, change] = useEventFilters();
  const { event, outcome, period } = filters;
  const can = useCan();
  const isPhone = useMediaQuery(media.belowSm);
  const kinds = [
    ...(can('view', 'internalRole') ? (['internal'] as const) : []),
    ...(can('view', 'customerRole') ? (['customer'] as const) : []),
  ];
  const names = usePermissionNames(kinds);
  const columns = useMemo(() => auditColumns(names), [names]);
  const events = useOperation('listAuditEvents', {
    query: {
      ...listQuery(sortable, listParameters(query)),
      event,
      outcome,
      ...(period === null ? {} : periodQuery(period)),
    },
  });

  const days = <PeriodFilter period={period} select={(selected) => change({ period: selected })} />;

  return (
    <div>
      {isPhone ? null : days}
      <DataTable
        {...listState(events)}
        label={t('audit.title')}
        columns={columns}
        rowKey={({ sequence }) => String(sequence)}
        query={query}
        onQueryChange={setQuery}
        searchLabel={t('audit.search')}
        filters={
          <>
            {isPhone ? days : null}
            <KindFilter kind={event} select={(selected) => change({ event: selected })} />
            <OutcomeFilter outcome={outcome} select={(selected) => change({ outcome: selected })} />
          </>
        }
        filterCount={
          [event, outcome, period ?? undefined].filter((selected) => selected !== undefined).length
        }
        onClearFilters={() => change({ event: undefined, outcome: undefined, period: null })}
        empty={{ title: t('audit.empty') }}
      />
    </div>
  );
}
