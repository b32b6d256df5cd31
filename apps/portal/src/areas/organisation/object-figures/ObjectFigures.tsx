import { changeOf, energyQuantity, moneyQuantity } from '@vinrod/ui/format';
import { StatTileRow } from '@vinrod/ui/stat-tile';
import { useMemo, type ReactElement } from 'react';

import { useOperation } from '#data';
import { formatLongPeriod } from '#language/words';
import { t } from '#messages';
import { defaultQuickPeriod, periodQuery, resolvePeriod, swedishToday } from '#period';
import { useCan } from '#profile';
import type { SiteFilter } from '#selected-sites';
import { FigureTile } from '#shell/figures';
import { usePrintedPeriod } from '#shell/print-margins';

export interface ObjectFiguresProps {
  /** uuid. */
  readonly corporateGroup: string;
  /** Sites of the object; undefined while they are not known, null when it has none that the viewer may list. */
  readonly sites: SiteFilter | null | undefined;
  /** kWh of the last twelve full months. */
  readonly annualKwh: number | null;
  /** uuid of the company whose invoices count; undefined for all of the corporate group. */
  readonly company?: string;
}

/**
 * Four figures of a corporate group or company: consumption and energy cost of the last six months with their change,
 * a year's consumption, and what is unpaid. Figures that the viewer may not see are left out.
 */
export function ObjectFigures({
  corporateGroup,
  sites,
  annualKwh,
  company,
}: ObjectFiguresProps): ReactElement {
  const can = useCan();
  const maySeeGraphs = can('view', 'lineGraph');
  const maySeeInvoices = can('view', 'invoice');
  const today = swedishToday();
  const period = useMemo(() => resolvePeriod({ preset: defaultQuickPeriod }, today), [today]);
  const path = { id: corporateGroup };
  const graphs = useOperation(
    'getLineGraphs',
    maySeeGraphs && sites
      ? {
          path,
          query: {
            ...periodQuery(period),
            ...sites,
            resolution: 'month',
            compare: 'previous_year',
            sum: true,
            change: true,
          },
        }
      : undefined,
  );
  const invoices = useOperation(
    'listCorporateGroupInvoices',
    maySeeInvoices ? { path, query: { limit: 1, company } } : undefined,
  );
  const total = graphs.data?.comparison?.total;
  const percent = total?.change_percent ?? null;
  const open = invoices.data?.totals.open;
  const areGraphsComing = sites !== null && graphs.data === undefined && graphs.error === undefined;
  const days = formatLongPeriod(period);
  usePrintedPeriod(maySeeGraphs ? period : undefined);
  return (
    <StatTileRow>
      {maySeeGraphs ? (
        <>
          <FigureTile
            figures={['consumption', 'change']}
            label={t('siteGroup.consumption')}
            value={energyQuantity(total?.kwh ?? null)}
            isLoading={areGraphsComing}
            comparison={days}
            {...(percent === null ? {} : { change: changeOf(percent) })}
          />
          <FigureTile
            figures={['energyCost']}
            label={t('object.cost')}
            value={moneyQuantity(total?.cost_sek ?? null)}
            isLoading={areGraphsComing}
            comparison={days}
          />
        </>
      ) : null}
      <FigureTile
        figures={['annualConsumption']}
        label={t('organisation.annualConsumption')}
        value={energyQuantity(annualKwh)}
        comparison={t('site.twelveMonths')}
      />
      {maySeeInvoices ? (
        <FigureTile
          figures={['unpaidInvoices']}
          label={t('koncern.unpaid')}
          value={moneyQuantity(open?.remaining_sek ?? null, { decimals: 2 })}
          isLoading={open === undefined && invoices.error === undefined}
          comparison={t('object.invoices', { count: open?.count ?? 0 })}
        />
      ) : null}
    </StatTileRow>
  );
}
