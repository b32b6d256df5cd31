import type { KilowattHours } from '@vinrod/api-client';
import type {
  Dashboard,
  LineGraphPoint,
  LineGraphs,
  LineGraphSeries,
  SiteTreeNode,
} from '@vinrod/api-client';
import { changeOf, type Change } from '@vinrod/ui/format';

/** Favourite as a row of the overview. */
export interface FavoriteRow {
  readonly uuid: string;
  readonly name: string;
  /** Below the name: the company of a site, or the contents of a group. */
  readonly detail: string;
  readonly isFavorite: boolean;
  /** kWh per month of the period; undefined while loading, empty when not available. */
  readonly months: readonly LineGraphPoint[] | undefined;
  /** kWh of the period; null when nothing is measured. */
  readonly totalKwh: KilowattHours | null;
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

/**
 * Joins the favourites with their months.
 *
 * @param favorites - Sites marked as favourites.
 * @param graphs - Months of the period, with the change of each site from the year before; undefined while loading.
 */
export function favoriteRows(
  favorites: readonly SiteTreeNode[],
  graphs: LineGraphs | undefined,
): readonly FavoriteRow[] {
  return favorites.map(({ uuid, name, company, is_favorite: isFavorite }) => {
    const now = seriesOf(graphs, 'site', uuid);
    const percent = graphs?.comparison?.sites.find((site) => site.uuid === uuid)?.change_percent ?? null;
    return {
      uuid,
      name,
      detail: company ?? '',
      isFavorite,
      months: graphs === undefined ? undefined : (now?.points ?? []),
      totalKwh: now?.total_kwh ?? null,
      change: percent === null ? undefined : changeOf(percent),
    };
  });
}

/**
 * Groups of the tree marked as favourites, each once.
 *
 * @param alsoThese - uuids of groups to include although not marked, such as those just unmarked.
 */
export function favoriteGroups(
  nodes: readonly SiteTreeNode[],
  alsoThese: ReadonlySet<string>,
): readonly SiteTreeNode[] {
  return nodes.filter(
    ({ type, uuid, is_favorite: isFavorite }) => type === 'group' && (isFavorite || alsoThese.has(uuid)),
  );
}

/**
 * Joins a favourite group with its months.
 *
 * @param detail - Contents of the group, in words.
 * @param dashboard - Key figures of the group; undefined while loading, null when not available.
 */
export function favoriteGroupRow(
  { uuid, name, is_favorite: isFavorite }: SiteTreeNode,
  detail: string,
  dashboard: Dashboard | null | undefined,
): FavoriteRow {
  const percent = dashboard?.previous_year.change_percent ?? null;
  return {
    uuid,
    name,
    detail,
    isFavorite,
    months:
      dashboard === undefined
        ? undefined
        : (dashboard?.consumption_by_month ?? []).map(({ month, kwh }) => ({ x: `${month}-01`, y: kwh })),
    totalKwh: dashboard?.total_consumption_kwh ?? null,
    change: percent === null ? undefined : changeOf(percent),
  };
}
