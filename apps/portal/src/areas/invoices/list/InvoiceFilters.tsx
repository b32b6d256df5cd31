import type { InvoiceStatusFilter } from '@vinrod/api-client';
import { Select } from '@vinrod/ui/select';
import { Text } from '@vinrod/ui/text';
import type { ReactElement } from 'react';

import { t } from '#messages';
import type { PeriodState } from '#period';
import { PeriodMenu } from '#shell/period-controls';

import { isBoundedByPeriod } from './invoice-query-params.ts';
import type { InvoiceTab } from './invoice-tabs.ts';

export interface InvoiceFiltersProps {
  readonly periodState: PeriodState;
  readonly tabs: readonly InvoiceTab[];
  /** Undefined for every status. */
  readonly status: InvoiceStatusFilter | undefined;
  readonly onStatusChange: (status: InvoiceStatusFilter | undefined) => void;
}

const every = 'all';

function optionLabel({ value, count }: InvoiceTab): string {
  const label = t(`invoices.tab.${value ?? every}`);
  return count === undefined ? label : `${label} (${String(count)})`;
}

/** Status and period in the sheet of filters on phones, instead of the tabs and the menu of periods. */
export function InvoiceFilters({
  periodState,
  tabs,
  status,
  onStatusChange,
}: InvoiceFiltersProps): ReactElement {
  return (
    <>
      <Select
        label={t('invoices.status')}
        options={tabs.map((tab) => ({ value: tab.value ?? every, label: optionLabel(tab) }))}
        value={status ?? every}
        onChange={(selected) => onStatusChange(tabs.find(({ value }) => value === selected)?.value)}
      />
      {isBoundedByPeriod(status) ? (
        <PeriodMenu state={periodState} />
      ) : (
        <Text tone="muted">{t('invoices.everyAge')}</Text>
      )}
    </>
  );
}
