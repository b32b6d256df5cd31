import { ShareLegend } from '@vinrod/charts';
import { Button } from '@vinrod/ui/button';
import { DataTable, listParameters } from '@vinrod/ui/data-table';
import { LIST_LIMIT, monthOf } from '@vinrod/ui/format';
import { IconButton } from '@vinrod/ui/icon-button';
import { InlineAlert } from '@vinrod/ui/inline-alert';
import { Page } from '@vinrod/ui/page';
import { Section } from '@vinrod/ui/section';
import { Text } from '@vinrod/ui/text';
import { Pencil, Plus } from 'lucide-react';
import { useMemo, type ReactElement } from 'react';
import { useSearchParams } from 'wouter';

import { useOperation } from '#data';
import { knownOrdering, useListQueryParams } from '#list-query-params';
import { t } from '#messages';
import { swedishToday } from '#period';
import { useCan } from '#profile';
import { usePageTitle } from '#shell/page-heading';
import { listState } from '#shell/query-state';

import { readMixView, writeMixView, type MixView } from './mix-query-params.ts';
import { missingYear } from './missing-year.ts';
import { mixColumns } from './mix-columns.tsx';
import { mixParts } from './mix-parts.ts';
import { mixRows, yearOf, type MixRow } from './mix-rows.ts';
import { MixCharts } from './MixCharts.tsx';
import { MixChartsSkeleton } from './MixChartsSkeleton.tsx';
import { MixDialog } from './MixDialog.tsx';
import * as styles from './ResidualMixScreen.css.ts';

/** Fields that the years can be sorted by (contract). */
const sortable = ['year', 'co2_g_per_kwh', 'updated_at'] as const;

/** Legend of the table's bars. */
const legend = mixParts({ renewable_percent: 0, nuclear_percent: 0, fossil_percent: 0 });

/**
 * Residual mix by year: its history, and for users who may, adding and correcting years, which the address names
 * (mockup 14).
 */
export function ResidualMixScreen(): ReactElement {
  const heading = usePageTitle(t('residualMix.title'));
  const can = useCan();
  const mayManage = can('update', 'residualMix');
  const [query, setQuery] = useListQueryParams('-year');
  const mixes = useOperation('listResidualMixes', {
    query: { limit: LIST_LIMIT, ordering: knownOrdering(sortable, listParameters(query).ordering) },
  });
  const [params, setParams] = useSearchParams();
  const shown = mixes.data?.results;
  const missing =
    shown === undefined
      ? undefined
      : missingYear(
          shown.map(({ year }) => year),
          monthOf(swedishToday()),
        );

  const rows = useMemo(() => mixRows(shown ?? [], missing, query.sort), [shown, missing, query.sort]);

  function edit(view: MixView, isReplacing = false): void {
    setParams((before) => writeMixView(before, view), { replace: isReplacing });
  }

  const columns = mayManage
    ? [
        ...mixColumns,
        {
          id: 'edit',
          header: t('residualMix.actions'),
          isHeaderHidden: true,
          text: () => '',
          render: (row: MixRow) => (
            <IconButton
              icon={Pencil}
              size="sm"
              label={t(row.kind === 'mix' ? 'residualMix.edit' : 'residualMix.fillGap', {
                year: String(yearOf(row)),
              })}
              onPress={() =>
                edit(row.kind === 'mix' ? { kind: 'year', id: row.mix.id } : { kind: 'new', year: row.year })
              }
            />
          ),
          width: 48,
          listPlace: 'trailing' as const,
        },
      ]
    : mixColumns;

  function charts(): ReactElement | null {
    if (shown !== undefined) return shown.length === 0 ? null : <MixCharts mixes={shown} />;
    return mixes.error === undefined ? <MixChartsSkeleton /> : null;
  }

  return (
    <Page
      title={t('residualMix.title')}
      titleRef={heading}
      description={t('residualMix.lead')}
      isWide
      actions={
        mayManage ? (
          <Button variant="primary" icon={Plus} onPress={() => edit({ kind: 'new' })}>
            {t('residualMix.add')}
          </Button>
        ) : undefined
      }
    >
      {missing === undefined ? null : (
        <div className={styles.missing}>
          <InlineAlert
            tone="warning"
            title={t('residualMix.missing.title', { year: String(missing) })}
            actions={
              mayManage ? (
                <Button size="sm" onPress={() => edit({ kind: 'new' })}>
                  {t('residualMix.addYear', { year: String(missing) })}
                </Button>
              ) : undefined
            }
          >
            {t('residualMix.missing.text', { year: String(missing) })} {t('residualMix.missing.since')}
          </InlineAlert>
        </div>
      )}
      {charts()}
      <Section title={t('residualMix.years')}>
        <DataTable
          {...listState(mixes)}
          label={t('residualMix.years')}
          columns={columns}
          rows={rows}
          totalCount={rows.length}
          rowKey={(row) => String(yearOf(row))}
          query={query}
          onQueryChange={setQuery}
          pageSizes={[]}
          empty={{
            title: t('residualMix.empty'),
            description: t('residualMix.emptyHint'),
            ...(mayManage
              ? {
                  action: (
                    <Button icon={Plus} onPress={() => edit({ kind: 'new' })}>
                      {t('residualMix.add')}
                    </Button>
                  ),
                }
              : {}),
          }}
          toolbar={<ShareLegend parts={legend} />}
          hasColumnChooser
        />
      </Section>
      <Text size="small" tone="muted">
        {t('residualMix.note')}
      </Text>
      {mayManage ? (
        <MixDialog
          view={readMixView(params)}
          newYear={shown === undefined ? undefined : (missing ?? null)}
          onClose={() => edit({ kind: 'none' }, true)}
        />
      ) : null}
    </Page>
  );
}
