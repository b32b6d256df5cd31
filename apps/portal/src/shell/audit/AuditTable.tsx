import type { AuditEvent, AuditEventKind } from '@vinrod/api-client';
import { DataTable, listParameters, type DataTableColumn } from '@vinrod/ui/data-table';
import { formatDateTime, MISSING } from '@vinrod/ui/format';
import { useMemo, type ReactElement } from 'react';
import { useSearchParams } from 'wouter';

import { useAuditEvents, usePermissionNames } from '#data';
import { useListAddress } from '#list-address';
import { t } from '#messages';
import { customerRoleViewers, internalRoleViewers } from '#session';
import { useHasAny } from '#shell/profile';
import { listState } from '#shell/query-state';

import { accountKinds, kindText, shadowKinds } from './audit-kinds.ts';
import { detailText } from './detail-text.ts';
import { KindFilter } from './KindFilter.tsx';

const parameter = 'event';

/** In shadow mode any call may be noted: which one is told by its name alone. */
function isShadowWrite({ event }: Pick<AuditEvent, 'event'>): boolean {
  return event === 'shadow_write' || event === 'shadow_write_failed';
}

/** @param names - What permissions are called. */
const auditColumns = (names: ReadonlyMap<string, string>): readonly DataTableColumn<AuditEvent>[] => [
  {
    id: 'event',
    header: t('audit.event'),
    text: ({ event }) => kindText(event),
    width: '1.2fr',
    minWidth: 150,
    isStrong: true,
  },
  {
    id: 'occurred_at',
    header: t('audit.time'),
    text: ({ occurred_at: at }) => formatDateTime(at),
    width: 150,
    isSortable: true,
    listPlace: 'detail',
  },
  {
    id: 'actor',
    header: t('audit.actor'),
    text: ({ actor }) => actor?.full_name ?? t('audit.system'),
    minWidth: 130,
    isSortable: true,
    listPlace: 'status',
  },
  {
    id: 'target',
    header: t('audit.target'),
    text: ({ target }) => target?.name ?? MISSING,
    minWidth: 130,
    isSortable: true,
    listPlace: 'trailing',
  },
  {
    id: 'details',
    header: t('audit.details'),
    text: (event) =>
      [
        isShadowWrite(event) ? event.operation : null,
        event.status === null ? null : t('audit.status', { status: event.status }),
        detailText(event, names),
      ]
        .filter((part) => part !== null && part !== '')
        .join(' · ') || MISSING,
    width: '2fr',
    minWidth: 160,
    isMuted: true,
  },
];

/** The log of shadow mode, users, roles and sign-in, newest first (domain.md section 5, "Actions are logged"). */
export function AuditTable(): ReactElement {
  const [query, setQuery] = useListAddress('-occurred_at');
  const [params, setParams] = useSearchParams();
  const event = [...shadowKinds, ...accountKinds].find((kind) => kind === params.get(parameter));
  const kinds = [
    ...(useHasAny(internalRoleViewers) ? (['internal'] as const) : []),
    ...(useHasAny(customerRoleViewers) ? (['customer'] as const) : []),
  ];
  const names = usePermissionNames(kinds);
  const columns = useMemo(() => auditColumns(names), [names]);
  const events = useAuditEvents({ ...listParameters(query), event });

  function choose(kind: AuditEventKind | undefined): void {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (kind === undefined) next.delete(parameter);
        else next.set(parameter, kind);
        next.delete('page');
        return next;
      },
      { replace: true },
    );
  }

  return (
    <DataTable
      {...listState(events)}
      label={t('audit.title')}
      columns={columns}
      rowKey={({ sequence }) => String(sequence)}
      query={query}
      onQueryChange={setQuery}
      searchLabel={t('audit.search')}
      toolbar={<KindFilter kind={event} choose={choose} />}
      isFiltered={event !== undefined}
      onClearFilters={() => choose(undefined)}
      empty={{ title: t('audit.empty') }}
    />
  );
}
