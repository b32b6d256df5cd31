import type { ResponseBody } from '../../server/operation.ts';
import type { Language } from '@vinrod/locale/messages/language';
import type { Text } from '@vinrod/locale/messages/texts';
import type { ReportSite } from '../report-sites.ts';
import { toKwh } from '../../quantities/rounding.ts';
import { qualityOfSum } from '../meter-day/value-quality.ts';
import { energyTexts } from '../texts.ts';
import type { Comparison, ComparisonKind } from './comparison.ts';
import type { WattHours } from '../../quantities/quantities.ts';

/** Response body of `getLineGraphs`. */
export type LineGraphs = ResponseBody<'getLineGraphs'>;

/** One series of the response. */
export type LineGraphSeries = LineGraphs['series'][number];

/** One point of a series. */
export type LineGraphPoint = LineGraphSeries['points'][number];

/** The definition of a series. */
export interface GraphSeries {
  readonly key: string;
  readonly label: string;
  readonly kind: 'site' | 'other' | 'sum';
  readonly site: ReportSite | null;
  readonly siteIds: readonly string[];
  readonly sites: readonly ReportSite[];
  /** Whether every site of the series has values by quarter. */
  readonly isQuarter: boolean;
}

/** Colours of the palette (specification, section 9), which limit the number of series. */
const mostSeries = 10;

/**
 * Divides sites into series, largest consumption first: one series each, or with more than ten sites the nine largest
 * and "Övriga" for the rest.
 * @param sites - in the order that breaks ties
 * @param totals - Wh of the period by site uuid
 */
export function toSeries(
  sites: readonly ReportSite[],
  totals: ReadonlyMap<string, number | null>,
  language: Language,
): GraphSeries[] {
  const totalOf = (site: ReportSite): number => totals.get(site.id) ?? -1;
  const ordered = sites.toSorted((left, right) => totalOf(right) - totalOf(left));
  const own = ordered.length > mostSeries ? ordered.slice(0, mostSeries - 1) : ordered;
  const others = ordered.slice(own.length);
  const series: GraphSeries[] = own.map((site) => ({
    key: `site:${site.id}`,
    label: site.name,
    kind: 'site',
    site,
    siteIds: [site.id],
    sites: [site],
    isQuarter: site.isQuarter,
  }));
  if (others.length > 0) {
    series.push({
      key: 'other',
      label: energyTexts.others[language],
      kind: 'other',
      site: null,
      siteIds: others.map((site) => site.id),
      sites: others,
      isQuarter: others.every((site) => site.isQuarter),
    });
  }
  return series;
}

/** The sum of all sites as the only series. */
export function toSum(sites: readonly ReportSite[], language: Language): GraphSeries[] {
  if (sites.length === 0) return [];
  return [
    {
      key: 'sum',
      label: energyTexts.sum[language],
      kind: 'sum',
      site: null,
      siteIds: sites.map((site) => site.id),
      sites,
      isQuarter: sites.every((site) => site.isQuarter),
    },
  ];
}

function siteReference(site: ReportSite | null): LineGraphSeries['site'] {
  return site === null ? null : { uuid: site.id, site_id: site.siteId, name: site.name };
}

/** A series of the response from its points; its total is their sum, in Wh or null. */
export function toAnswer(
  series: GraphSeries,
  place: number,
  totalWh: WattHours | null,
  points: LineGraphPoint[],
): LineGraphSeries {
  return {
    key: series.key,
    label: series.label,
    color_index: place,
    kind: series.kind,
    site: siteReference(series.site),
    total_kwh: totalWh === null ? null : toKwh(totalWh),
    points,
  };
}

const compared: Readonly<Record<ComparisonKind, Text>> = {
  previous_period: energyTexts.previousPeriod,
  previous_year: energyTexts.previousYear,
  free: energyTexts.freePeriod,
};

/** The series of the response that `answer` is compared with. */
export function toComparison(
  answer: LineGraphSeries,
  { kind }: Comparison,
  totalWh: WattHours | null,
  points: LineGraphPoint[],
  language: Language,
): LineGraphSeries {
  const text = compared[kind];
  return {
    ...answer,
    key: `${kind}:${answer.key}`,
    label: `${answer.label}, ${text[language]}`,
    kind: 'comparison',
    total_kwh: totalWh === null ? null : toKwh(totalWh),
    points,
  };
}

/**
 * A point; its quality is omitted when every value behind it is measured.
 * @param weakest - the weakest quality code of the values behind it
 * @param missingHours - hours behind it without a value, over all sites
 */
export function toPoint(
  x: string,
  wh: WattHours | null,
  weakest: number,
  missingHours: number,
): LineGraphPoint {
  if (wh === null) return { x, y: null, quality: 'missing' };
  const y = toKwh(wh);
  const quality = qualityOfSum(weakest, missingHours);
  if (quality === 'incomplete') return { x, y, quality, missing_hours: missingHours };
  return quality === 'measured' ? { x, y } : { x, y, quality };
}
