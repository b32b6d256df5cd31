import type { InvoiceSum, WorkItemList } from '@vinrod/api-client';
import { EN_DASH, formatInteger, moneyQuantity, type Quantity } from '@vinrod/ui/format';
import { StatTileRow } from '@vinrod/ui/stat-tile';
import type { ReactElement } from 'react';

import type { Query } from '#data';
import { paths } from '#navigation';
import { useCan } from '#profile';
import { FigureTile } from '#shell/figures';

import { coverageOf } from './coverage.ts';
import { listOfKind } from './work-place.ts';
import { t } from './texts.ts';

export interface WorkFiguresProps {
  readonly work: Query<WorkItemList>;
}

const none: Quantity = { figure: EN_DASH, unit: '' };

function invoicesOf({ count, corporate_group_count: groups }: InvoiceSum): string {
  return count === 0 ? t('work.figure.noInvoices') : t('work.figure.invoices', { count, groups });
}

/** Figures over all koncerner, as far as the viewer may see them, each with a way to what it counts. */
export function WorkFigures({ work: { data, error } }: WorkFiguresProps): ReactElement | null {
  const can = useCan();
  const isLoading = data === undefined && error === undefined;
  const figures = data?.figures ?? undefined;
  const mayInvoice = can('view', 'invoice');
  return (
    <StatTileRow>
      {can('list', 'import') ? values() : null}
      {mayInvoice ? (
        <FigureTile
          label={t('work.figure.open')}
          figures={['openSum']}
          isLoading={isLoading}
          value={figures?.open_invoices ? moneyQuantity(figures.open_invoices.remaining_sek) : none}
          comparison={figures?.open_invoices ? invoicesOf(figures.open_invoices) : EN_DASH}
          comparisonHref={figures?.open_invoices?.count === 0 ? undefined : paths.everyOpenInvoice}
        />
      ) : null}
      {mayInvoice ? (
        <FigureTile
          label={t('work.figure.overdue')}
          figures={['overdueSum']}
          isLoading={isLoading}
          value={figures?.overdue_invoices ? moneyQuantity(figures.overdue_invoices.remaining_sek) : none}
          comparison={figures?.overdue_invoices ? invoicesOf(figures.overdue_invoices) : EN_DASH}
          comparisonHref={figures?.overdue_invoices?.count === 0 ? undefined : listOfKind.overdue_invoice}
          isAlert={(figures?.overdue_invoices?.count ?? 0) > 0}
        />
      ) : null}
      {can('list', 'customerUser') ? signIns() : null}
    </StatTileRow>
  );

  function values(): ReactElement {
    const covered = figures?.meter_values ?? undefined;
    const isMissing = covered !== undefined && covered.missing_site_count > 0;
    return (
      <FigureTile
        label={t('work.figure.values')}
        figures={['meterValueCoverage']}
        isLoading={isLoading}
        value={covered === undefined ? none : coverageOf(covered)}
        comparison={
          covered === undefined
            ? EN_DASH
            : covered.site_count === 0
              ? t('work.figure.values.noSites')
              : t('work.figure.values.missing', {
                  missing: covered.missing_site_count,
                  count: formatInteger(covered.site_count),
                })
        }
        comparisonHref={isMissing ? listOfKind.missing_values : undefined}
      />
    );
  }

  function signIns(): ReactElement {
    const counted = figures?.sign_ins ?? undefined;
    return (
      <FigureTile
        label={t('work.figure.signIns')}
        figures={['recentSignIns']}
        isLoading={isLoading}
        value={
          counted === undefined
            ? none
            : {
                figure: formatInteger(counted.user_count),
                unit: t('work.figure.signIns.unit', { count: counted.user_count }),
              }
        }
        comparison={
          counted === undefined
            ? EN_DASH
            : t('work.figure.signIns.groups', {
                count: formatInteger(counted.corporate_group_count),
                all: formatInteger(counted.of_corporate_groups),
              })
        }
        comparisonHref={paths.customerUsers}
      />
    );
  }
}
