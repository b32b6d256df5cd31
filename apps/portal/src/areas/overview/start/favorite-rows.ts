import type { KilowattHours } from '@vinrod/api-client';
import type {
  Dashboard,
  LineGraphPoint,
  LineGraphs,
  LineGraphSeries,
  SiteTreeNode,
} from '@vinrod/api-client';
import { changeOf, type Change } from '@vinrod/ui/format';

/** One favourite as the overview lists it. */
export interface FavoriteRow {
  readonly uuid: string;
  readonly name: string;
  /** What stands under the name: its companies, or what it is made of. */
  readonly detail: string;
  readonly isFavorite: boolean;
  /** kWh per month of the period; undefined while they load, empty when they are not to be had. */
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
 * @param favorites - The marked sites.
 * @param graphs - Months of the period, with the change of each site from the year before; undefined while they load.
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
 * The groups of the tree that are marked, each once.
 *
 * @param alsoThese - uuids of groups to list although they are not marked, such as those just unmarked.
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
 * A favourite group with its months.
 *
 * @param detail - What the group is made of, in words.
 * @param dashboard - Key figures of the group; undefined while they load, null when they are not to be had.
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
