import type { CustomerNumberRow } from '@vinrod/api-client';
import { DataTable, type DataTableColumn } from '@vinrod/ui/data-table';
import { changeOf, formatInteger, formatNumber, MISSING, type Change } from '@vinrod/ui/format';
import { ChangeText } from '@vinrod/ui/stat-tile';
import type { ReactElement, ReactNode } from 'react';

import { useOperation } from '#data';
import { t } from '#messages';

import type { ExpectedRows } from './expected-rows.ts';
import { reportArgs, type ReportRequest } from '../queries/report-request.ts';
import { ReportPart } from './ReportPart.tsx';

export interface CustomerNumbersProps {
  readonly request: ReportRequest;
  readonly expected: ExpectedRows;
}

function change(percent: number | null): Change | undefined {
  return percent === null ? undefined : changeOf(percent);
}

function changeText(percent: number | null): ReactNode {
  const shown = change(percent);
  return shown === undefined ? MISSING : <ChangeText change={shown} rise="bad" />;
}

const columns: readonly DataTableColumn<CustomerNumberRow>[] = [
  { id: 'customer_id', header: t('month.customerId'), text: (row) => row.customer_id, minWidth: 92 },
  {
    id: 'company',
    header: t('month.company'),
    text: (row) => row.company_name,
    width: '2fr',
    priority: 1,
    minWidth: 148,
    isStrong: true,
    listPlace: 'detail',
  },
  {
    id: 'organization_number',
    header: t('month.organizationNumber'),
    text: (row) => row.organization_number || MISSING,
    isMuted: true,
    priority: 7,
    minWidth: 140,
    listPlace: 'detail',
  },
  {
    id: 'site_count',
    header: t('month.siteCount'),
    text: (row) => formatInteger(row.site_count),
    align: 'end',
    priority: 6,
    minWidth: 88,
    listPlace: 'none',
  },
  {
    id: 'consumption',
    header: t('month.consumption'),
    unit: 'kWh',
    text: (row) => formatInteger(row.consumption_kwh),
    align: 'end',
    minWidth: 92,
    listPlace: 'figure',
  },
  {
    id: 'quality',
    header: t('month.quality'),
    text: (row) => t(`month.quality.${row.quality}`),
    priority: 5,
    minWidth: 96,
    listPlace: 'none',
  },
  {
    id: 'previous',
    header: t('month.previousYear'),
    unit: 'kWh',
    text: (row) => formatInteger(row.previous_year_kwh),
    align: 'end',
    isMuted: true,
    priority: 2,
    minWidth: 92,
    listPlace: 'none',
  },
  {
    id: 'change',
    header: t('month.change'),
    text: (row) => change(row.change_percent)?.text ?? MISSING,
    render: (row) => changeText(row.change_percent),
    align: 'end',
    minWidth: 84,
    listPlace: 'status',
  },
  {
    id: 'cost',
    header: t('month.cost'),
    unit: 'kr',
    text: (row) => formatNumber(row.cost_sek, { decimals: 2 }),
    align: 'end',
    minWidth: 108,
    listPlace: 'none',
  },
  {
    id: 'price',
    header: t('month.averagePrice'),
    unit: 'öre/kWh',
    text: (row) => formatNumber(row.average_price_ore_per_kwh, { decimals: 2 }),
    align: 'end',
    priority: 3,
    minWidth: 80,
    listPlace: 'none',
  },
  {
    id: 'emissions',
    header: t('month.emissions'),
    unit: 'kg CO₂',
    text: (row) => formatInteger(row.emissions_kg),
    align: 'end',
    priority: 4,
    minWidth: 88,
    listPlace: 'none',
  },
];

/** Figures that its help explains. */
const customerNumbersFigures = [
  'consumption',
  'quality',
  'previousYear',
  'change',
  'energyCost',
  'averagePrice',
  'emissions',
] as const;

/** Consumption, cost and emissions per customer number, compared with last year. */
export function CustomerNumbers({ request, expected }: CustomerNumbersProps): ReactElement {
  const customers = useOperation('getCompilationOfCustomerNumber', reportArgs(request));
  return (
    <ReportPart
      part="kundnummer"
      query={customers}
      skeleton={
        <DataTable
          label={t('month.part.kundnummer')}
          columns={columns}
          rows={[]}
          rowKey={(row) => row.customer_id}
          density="compact"
          isLoading
          expectedCount={expected.companies}
          sum={{ label: t('month.sum'), values: {} }}
        />
      }
      figures={customerNumbersFigures}
    >
      {({ rows, sum }) => (
        <DataTable
          label={t('month.part.kundnummer')}
          columns={columns}
          rows={rows}
          rowKey={(row) => row.customer_id}
          density="compact"
          empty={{ title: t('month.empty') }}
          sum={{
            label: t('month.sum'),
            values: {
              site_count: formatInteger(sum.site_count),
              consumption: formatInteger(sum.consumption_kwh),
              previous: formatInteger(sum.previous_year_kwh),
              change: changeText(sum.change_percent),
              price: formatNumber(sum.average_price_ore_per_kwh, { decimals: 2 }),
              cost: formatNumber(sum.cost_sek, { decimals: 2 }),
              emissions: formatInteger(sum.emissions_kg),
            },
          }}
        />
      )}
    </ReportPart>
  );
}
