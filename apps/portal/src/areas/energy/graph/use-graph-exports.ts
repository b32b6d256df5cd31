import type { CallOptions, Download } from '@vinrod/api-client';
import type { ChartHandle, CsvCells, ExportFormat } from '@vinrod/charts';
import type { Period } from '@vinrod/ui/format';
import { FileImage, FileSpreadsheet, FileText } from 'lucide-react';
import type { RefObject } from 'react';

import { siteFilter } from '#selected-sites';
import { t } from '#messages';
import { swedishToday } from '#period';
import { useCan } from '#profile';
import { useClient } from '#session';
import type { ExportChoice } from '#shell/export-menu';

import { reportsFor } from '../frame/report.ts';
import { comparisonRows } from '../graph-files/comparison-rows.ts';
import { graphQuery } from './graph-query.ts';
import { shownResolution, type GraphState } from './graph-state.ts';
import type { Resolution } from './resolution.ts';

/** Source of the exported files. */
export interface GraphExportSource {
  readonly corporateGroup: string;
  readonly state: GraphState;
  readonly period: Period;
  /** The graph on the page, for its picture. */
  readonly chart: RefObject<ChartHandle | null>;
}

/** Resolution of printed rows: quarters and hours of a long period would fill hundreds of pages. */
function printedResolution(resolution: Resolution): Resolution {
  return resolution === 'quarter' || resolution === 'hour' ? 'day' : resolution;
}

/** Exports of the graph: values from the server for users who may see hours, the picture from the page. */
export function useGraphExports({
  corporateGroup,
  state,
  period,
  chart,
}: GraphExportSource): readonly ExportChoice[] {
  const client = useClient();
  const can = useCan();
  const resolution = shownResolution(state, swedishToday());
  const path = { id: corporateGroup };
  const query = graphQuery(state, { period, sites: siteFilter(state.sites), resolution });

  /** Rows of the server's comparison of the two periods; empty without a comparison. */
  async function change(options?: CallOptions): Promise<readonly CsvCells[]> {
    if (state.compare === 'none') return [];
    const { comparison } = await client.analytics.lineGraphs({
      path,
      query: { ...query, resolution: 'year', sum: true, change: true },
      ...options,
    });
    return comparison === undefined ? [] : comparisonRows(comparison, period);
  }

  async function drawn(format: ExportFormat, below: readonly CsvCells[] = []): Promise<Download> {
    if (chart.current === null) throw new Error('There is no graph on the page.');
    const blob = await chart.current.exportAs(format, below);
    return { blob, fileName: `${t('analytics.tab.graph')}.${format}`, contentType: blob.type };
  }

  const mayTakeValues = reportsFor(can).includes('hour');
  const values: readonly ExportChoice[] = [
    {
      id: 'xlsx',
      label: t('export.xlsx'),
      description: t('export.values'),
      icon: FileSpreadsheet,
      call: (options) => client.exports.timeSheets({ path, query: { ...query, format: 'xlsx' }, ...options }),
    },
    {
      id: 'pdf',
      label: t('export.pdf'),
      description: t('export.print'),
      icon: FileText,
      call: (options) =>
        client.exports.timeSheets({
          path,
          query: { ...query, resolution: printedResolution(resolution), format: 'pdf' },
          ...options,
        }),
    },
  ];

  return [
    ...(mayTakeValues ? values : []),
    {
      id: 'csv',
      label: t('export.csv'),
      description: t('export.shown'),
      icon: FileText,
      call: async (options) => drawn('csv', await change(options)),
    },
    {
      id: 'png',
      label: t('export.png'),
      description: t('export.picture'),
      icon: FileImage,
      call: () => drawn('png'),
    },
    {
      id: 'svg',
      label: t('export.svg'),
      description: t('export.picture'),
      icon: FileImage,
      call: () => drawn('svg'),
    },
  ];
}
