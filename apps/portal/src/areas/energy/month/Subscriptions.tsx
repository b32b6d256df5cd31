import type { SubscriptionRow } from '@vinrod/api-client';
import { DataTable } from '@vinrod/ui/data-table';
import { compareNames, formatInteger, formatNumber } from '@vinrod/ui/format';
import type { ReactElement } from 'react';

import { useOperation } from '#data';
import { t } from '#messages';

import { reportArgs, type ReportRequest } from '../queries/report-request.ts';
import { ReportPart } from './ReportPart.tsx';
import { subscriptionColumns } from './subscription-columns.tsx';
import { sumOf } from './sums.ts';
import { UtilisationKey } from './UtilisationKey.tsx';

export interface SubscriptionsProps {
  readonly request: ReportRequest;
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

/** Whether each site has the right subscription: its size, how much of it was used, and what would suit better. */
export function Subscriptions({ request }: SubscriptionsProps): ReactElement {
  const subscriptions = useOperation('getCompilationOfSubscriptions', reportArgs(request));
  return (
    <ReportPart part="abonnemang" query={subscriptions} height={520} figures={subscriptionsFigures}>
      {({ rows }) => {
        const ofCompany = (uuid: string) => rows.filter(({ company }) => company.uuid === uuid);
        return (
          <DataTable
            label={t('month.part.abonnemang')}
            columns={subscriptionColumns}
            rows={byCompany(rows)}
            rowKey={({ site }) => site.uuid}
            density="compact"
            hasColumnChooser
            toolbar={<UtilisationKey />}
            empty={{ title: t('month.empty') }}
            groupOf={({ company, customer_id: number }) => ({
              key: company.uuid,
              label: company.name,
              detail: t('month.customerNumber', { number }),
              values: sums(ofCompany(company.uuid)),
            })}
            sum={{ label: t('month.sumSites', { count: rows.length }), values: sums(rows) }}
          />
        );
      }}
    </ReportPart>
  );
}
