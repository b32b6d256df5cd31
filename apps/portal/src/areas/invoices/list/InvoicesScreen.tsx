import type { Invoice, InvoiceStatusFilter } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { DataTable, listParameters, type DataTableProps, type TableEmpty } from '@vinrod/ui/data-table';
import { formatDate } from '@vinrod/ui/format';
import { useMediaQuery } from '@vinrod/ui/media-query';
import { Page } from '@vinrod/ui/page';
import { SkeletonLine } from '@vinrod/ui/skeleton';
import { Tabs, type TabLink } from '@vinrod/ui/tabs';
import { Text } from '@vinrod/ui/text';
import { media } from '@vinrod/ui/tokens';
import { lazy, Suspense, type ReactElement } from 'react';
import { useSearchParams } from 'wouter';

import { useCorporateGroupSelection, useShowsEvery } from '#corporate-group';
import { formatTextTime } from '#language';
import { useListQueryParams } from '#list-query-params';
import { t } from '#messages';
import { paths } from '#navigation';
import { defaultQuickPeriod, isDefaultPeriod, usePeriod, writePeriod } from '#period';
import { OneCorporateGroup } from '#shell/one-corporate-group';
import { usePageTitle } from '#shell/page-heading';
import { PeriodMenu } from '#shell/period-controls';
import { usePrintedPeriod } from '#shell/print-margins';
import { listState } from '#shell/query-state';

import {
  isBoundedByPeriod,
  readInvoiceQueryParams,
  scopes,
  withInvoice,
  withoutScope,
  withStatus,
} from './invoice-query-params.ts';
import { invoiceDates } from './invoice-dates.ts';
import { useInvoiceColumns } from './invoice-columns.tsx';
import { InvoiceFilters } from './InvoiceFilters.tsx';
import { InvoiceFiles } from './InvoiceFiles.tsx';
import { InvoicePanel } from './InvoicePanel.tsx';
import * as styles from './InvoicesScreen.css.ts';
import { InvoiceTotals } from './InvoiceTotals.tsx';
import { useSelectedInvoices } from './use-selected-invoices.tsx';
import { useListedInvoices } from './use-listed-invoices.ts';

// Its tags come when a link asks for them.
const InvoicesOf = lazy(() => import('./InvoicesOf.tsx').then((part) => ({ default: part.InvoicesOf })));

function addressOf(params: URLSearchParams): string {
  return params.size === 0 ? paths.invoices : `${paths.invoices}?${params.toString()}`;
}

function tabLabel(value: InvoiceStatusFilter | undefined): string {
  return t(`invoices.tab.${value ?? 'all'}`);
}

function withoutStatus(before: URLSearchParams): URLSearchParams {
  return withStatus(withoutScope(before, scopes), undefined);
}

function withoutFilters(before: URLSearchParams): URLSearchParams {
  const params = withoutStatus(before);
  writePeriod(params, { preset: defaultQuickPeriod });
  return params;
}

interface InvoiceListProps {
  /** uuid; undefined shows the invoices of all corporate groups. */
  readonly corporateGroup: string | undefined;
}

function InvoiceList({ corporateGroup }: InvoiceListProps): ReactElement {
  const heading = usePageTitle(t('invoices.title'));
  const isPhone = useMediaQuery(media.belowSm);
  const [params, setParams] = useSearchParams();
  const { status, invoice, company, site } = readInvoiceQueryParams(params);
  const hasScope = company !== undefined || site !== undefined;
  const [query, setQuery] = useListQueryParams('-invoice_date');
  const periodState = usePeriod();
  const isBounded = isBoundedByPeriod(status);
  const period = isBounded ? invoiceDates(periodState) : undefined;
  usePrintedPeriod(period);
  const listed = useListedInvoices(corporateGroup, {
    period,
    status,
    company,
    site,
    ...listParameters(query),
  });
  const invoices = listed.list;
  const columns = useInvoiceColumns(corporateGroup === undefined);
  const { data } = invoices;
  const selection = useSelectedInvoices(corporateGroup, data?.results ?? []);
  const updated = listed.updatedAt;

  const tabs: readonly TabLink[] = listed.tabs.map(({ value, count }) => ({
    href: addressOf(withStatus(params, value)),
    label: tabLabel(value),
    ...(count === undefined ? {} : { count }),
  }));

  return (
    <div className={styles.withPanel}>
      <div className={styles.list}>
        <Page
          title={t('invoices.title')}
          titleRef={heading}
          isWide
          description={
            invoices.data === undefined && invoices.error === undefined ? (
              <SkeletonLine width={260} />
            ) : (
              lead()
            )
          }
          actions={
            <>
              {isPhone ? null : period === undefined ? (
                <Text tone="muted">{t('invoices.everyAge')}</Text>
              ) : (
                <PeriodMenu state={periodState} />
              )}
              <InvoiceFiles
                {...{ corporateGroup, period, status }}
                search={query.search}
                scope={{ company, site }}
                newest={listed.newest}
                count={data?.count}
              />
            </>
          }
        >
          {listed.totals === null ? null : (
            <div className={styles.totals}>
              <InvoiceTotals {...listed.totals} />
            </div>
          )}
          <div className={styles.tabs}>
            {isPhone ? null : (
              <Tabs
                label={t('invoices.tabs')}
                tabs={tabs}
                currentHref={addressOf(withStatus(params, status))}
              />
            )}
          </div>
          {hasScope ? (
            <Suspense fallback={<div className={styles.of} />}>
              <InvoicesOf
                {...{ company, site }}
                invoices={data?.results}
                onRemove={(name) => setParams((before) => withoutScope(before, [name]), { replace: true })}
              />
            </Suspense>
          ) : null}
          <DataTable
            label={t('invoices.title')}
            columns={columns}
            rowKey={({ uuid }) => uuid}
            {...(invoice === undefined ? {} : { currentKey: invoice })}
            rowHref={({ uuid }) => addressOf(withInvoice(params, uuid))}
            query={query}
            onQueryChange={setQuery}
            searchLabel={t(corporateGroup === undefined ? 'invoices.searchEvery' : 'invoices.search')}
            {...(isPhone ? phoneFilters() : { isFiltered: status !== undefined || hasScope })}
            onClearFilters={() => setParams(isPhone ? withoutFilters : withoutStatus, { replace: true })}
            empty={
              isBounded
                ? { title: t('invoices.empty'), description: t('invoices.emptyHint'), ...otherPeriod() }
                : { title: t('invoices.emptyEver') }
            }
            hasColumnChooser
            selection={selection}
            {...listState(invoices)}
          />
        </Page>
      </div>
      {invoice === undefined ? null : (
        <InvoicePanel
          key={invoice}
          uuid={invoice}
          addressOfInvoice={(uuid) => addressOf(withInvoice(params, uuid))}
          onClose={() => setParams((before) => withInvoice(before, undefined), { replace: true })}
        />
      )}
    </div>
  );

  /** The one verb of a period without invoices, until that year is the period. */
  function otherPeriod(): Pick<TableEmpty, 'action'> {
    const { choice, select } = periodState;
    if ('preset' in choice && choice.preset === 'previous-year') return {};
    return {
      action: <Button onPress={() => select({ preset: 'previous-year' })}>{t('invoices.emptyOther')}</Button>,
    };
  }

  function phoneFilters(): Pick<DataTableProps<Invoice>, 'filters' | 'filterCount'> {
    const isOtherPeriod = isBounded && !isDefaultPeriod(periodState.choice);
    return {
      filters: (
        <InvoiceFilters
          periodState={periodState}
          tabs={listed.tabs}
          status={status}
          onStatusChange={(next) => setParams((before) => withStatus(before, next), { replace: true })}
        />
      ),
      filterCount: [status !== undefined, isOtherPeriod].filter(Boolean).length,
    };
  }

  function lead(): string | undefined {
    const state =
      updated === undefined
        ? []
        : [t('invoices.updated', { date: formatDate(updated), time: formatTextTime(updated) })];
    return (
      [...(corporateGroup === undefined ? [t('invoices.leadEvery')] : []), ...state].join(' ') || undefined
    );
  }
}

function NoCorporateGroup(): ReactElement {
  const heading = usePageTitle(t('invoices.title'));
  return (
    <Page title={t('invoices.title')} titleRef={heading}>
      <OneCorporateGroup />
    </Page>
  );
}

/** Invoices of the corporate group, or of all of them; filters and the open invoice are query params (mockup 10). */
export function InvoicesScreen(): ReactElement {
  const corporateGroup = useCorporateGroupSelection()?.corporateGroup.uuid;
  if (!useShowsEvery() && corporateGroup === undefined) return <NoCorporateGroup />;
  return <InvoiceList key={corporateGroup} corporateGroup={corporateGroup} />;
}
