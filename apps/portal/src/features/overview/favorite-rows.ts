import type { LineGraphPoint, LineGraphs, LineGraphSeries, SiteTreeNode } from '@vinrod/api-client';
import { changeOf, changePercent, type Change } from '@vinrod/ui/format';

/** One favourite as the overview lists it. */
export interface FavoriteRow {
  readonly uuid: string;
  readonly name: string;
  readonly company: string;
  readonly isFavorite: boolean;
  /** kWh per month of the period; undefined while they load, empty when they are not to be had. */
  readonly months: readonly LineGraphPoint[] | undefined;
  /** kWh of the period; null when nothing is measured. */
  readonly totalKwh: number | null;
  /** Change from the same period last year; undefined when one side has months without values. */
  readonly change: Change | undefined;
}

function seriesOf(
  graphs: LineGraphs | undefined,
  kind: LineGraphSeries['kind'],
  uuid: string,
): LineGraphSeries | undefined {
  return graphs?.series.find((series) => series.kind === kind && series.site?.uuid === uuid);
}

function isWhole(series: LineGraphSeries | undefined): series is LineGraphSeries {
  return series !== undefined && series.points.length > 0 && series.points.every((point) => point.y !== null);
}

/**
 * Joins the favourites with their months.
 *
 * @param favorites - The marked sites.
 * @param graphs - Months of the period, compared with the year before; undefined while they load.
 */
export function favoriteRows(
  favorites: readonly SiteTreeNode[],
  graphs: LineGraphs | undefined,
): readonly FavoriteRow[] {
  return favorites.map(({ uuid, name, company, is_favorite: isFavorite }) => {
    const now = seriesOf(graphs, 'site', uuid);
    const before = seriesOf(graphs, 'comparison', uuid);
    const percent = isWhole(now) && isWhole(before) ? changePercent(before.total_kwh, now.total_kwh) : null;
    return {
      uuid,
      name,
      company: company ?? '',
      isFavorite,
      months: graphs === undefined ? undefined : (now?.points ?? []),
      totalKwh: now?.total_kwh ?? null,
      change: percent === null ? undefined : changeOf(percent),
    };
  });
}
