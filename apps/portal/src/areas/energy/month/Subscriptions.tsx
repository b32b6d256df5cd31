import type { SubscriptionRow } from '@vinrod/api-client';
import { DataTable } from '@vinrod/ui/data-table';
import { compareNames, formatInteger, formatNumber } from '@vinrod/ui/format';
import type { ReactElement } from 'react';

import { useOperation } from '#data';
import { t } from '#messages';

import type { ExpectedRows } from './expected-rows.ts';
import { reportArgs, type ReportRequest } from '../queries/report-request.ts';
import { ReportPart } from './ReportPart.tsx';
import { subscriptionColumns } from './subscription-columns.tsx';
import { sumOf } from './sums.ts';
import { UtilisationKey } from './UtilisationKey.tsx';

export interface SubscriptionsProps {
  readonly request: ReportRequest;
  readonly expected: ExpectedRows;
}

/** Rows grouped by company, in Swedish order. */
function byCompany(rows: readonly SubscriptionRow[]): readonly SubscriptionRow[] {
  return rows.toSorted(
    (one, other) =>
      compareNames(one.company.name, other.company.name) ||
      compareNames(one.company.uuid, other.company.uuid) ||
      compareNames(one.site.name, other.site.name),
  );
}

function sums(rows: readonly SubscriptionRow[]) {
  return {
    excess: formatNumber(sumOf(rows.map((row) => row.excess_kw)), { decimals: 1 }),
    annual: formatInteger(sumOf(rows.map((row) => row.annual_consumption_kwh))),
  };
}

/** Figures that its help explains. */
const subscriptionsFigures = [
  'fuse',
  'subscribedPower',
  'capacity',
  'highestPower',
  'utilisation',
  'excess',
  'excessHours',
  'reactivePower',
  'annualConsumption',
  'utilisationHours',
  'recommendation',
  'annualHighestPower',
] as const;

interface SubscriptionTableProps {
  /** Undefined while they load. */
  readonly rows: readonly SubscriptionRow[] | undefined;
  readonly expected: ExpectedRows;
}

function SubscriptionTable({ rows, expected: { sites, companies } }: SubscriptionTableProps): ReactElement {
  const known = rows ?? [];
  const ofCompany = (uuid: string) => known.filter(({ company }) => company.uuid === uuid);
  return (
    <DataTable
      label={t('month.part.abonnemang')}
      columns={subscriptionColumns}
      rows={byCompany(known)}
      rowKey={({ site }) => site.uuid}
      density="compact"
      hasColumnChooser
      toolbar={<UtilisationKey />}
      isLoading={rows === undefined}
      expectedCount={sites + companies}
      empty={{ title: t('month.empty') }}
      groupOf={({ company, customer_id: number }) => ({
        key: company.uuid,
        label: company.name,
        detail: t('month.customerNumber', { number }),
        values: sums(ofCompany(company.uuid)),
      })}
      sum={{ label: t('month.sumSites', { count: known.length }), values: sums(known) }}
    />
  );
}

/** Whether each site has the right subscription: its size, how much of it was used, and what would suit better. */
export function Subscriptions({ request, expected }: SubscriptionsProps): ReactElement {
  const subscriptions = useOperation('getCompilationOfSubscriptions', reportArgs(request));
  return (
    <ReportPart
      part="abonnemang"
      query={subscriptions}
      skeleton={<SubscriptionTable rows={undefined} expected={expected} />}
      figures={subscriptionsFigures}
    >
      {({ rows }) => <SubscriptionTable rows={rows} expected={expected} />}
    </ReportPart>
  );
}
