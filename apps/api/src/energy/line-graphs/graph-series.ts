import type { ResponseBody } from '../../server/operation.ts';
import type { Language } from '../../server/text.ts';
import type { ReportSite } from '../report-sites.ts';
import { toKwh } from '../rounding.ts';
import { QUALITY_CODE } from '../meter-day/meter-day.ts';
import { energyTexts } from '../texts.ts';
import type { Comparison } from './comparison.ts';

/** Body of the answer of `getLineGraphs`. */
export type LineGraphs = ResponseBody<'getLineGraphs'>;

/** One series of the answer. */
export type LineGraphSeries = LineGraphs['series'][number];

/** One point of a series. */
export type LineGraphPoint = LineGraphSeries['points'][number];

/** What a series is made of. */
export interface GraphSeries {
  readonly key: string;
  readonly label: string;
  readonly kind: 'site' | 'other';
  readonly site: ReportSite | null;
  readonly siteIds: readonly string[];
  /** Whether every site of the series is read by quarter. */
  readonly isQuarter: boolean;
}

/** Colours of the palette (specification, section 9), and so the most series. */
const MOST_SERIES = 10;

/**
 * Divides sites into series, largest consumption first: one each, or with more than ten sites the nine largest and
 * "Övriga" for the rest.
 * @param sites - in the order in which equals are to stand
 * @param totals - Wh of the period by site uuid
 */
export function toSeries(
  sites: readonly ReportSite[],
  totals: ReadonlyMap<string, number | null>,
  language: Language,
): GraphSeries[] {
  const totalOf = (site: ReportSite): number => totals.get(site.id) ?? -1;
  const ordered = sites.toSorted((left, right) => totalOf(right) - totalOf(left));
  const own = ordered.length > MOST_SERIES ? ordered.slice(0, MOST_SERIES - 1) : ordered;
  const others = ordered.slice(own.length);
  const series: GraphSeries[] = own.map((site) => ({
    key: `site:${site.id}`,
    label: site.name,
    kind: 'site',
    site,
    siteIds: [site.id],
    isQuarter: site.isQuarter,
  }));
  if (others.length > 0) {
    series.push({
      key: 'other',
      label: energyTexts.others[language],
      kind: 'other',
      site: null,
      siteIds: others.map((site) => site.id),
      isQuarter: others.every((site) => site.isQuarter),
    });
  }
  return series;
}

function siteReference(site: ReportSite | null): LineGraphSeries['site'] {
  return site === null ? null : { uuid: site.id, site_id: site.siteId, name: site.name };
}

/** A series of the answer from its points; its total is the sum of them, in Wh or null. */
export function toAnswer(
  series: GraphSeries,
  place: number,
  totalWh: number | null,
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

/** The series of the answer that `answer` is compared with. */
export function toComparison(
  answer: LineGraphSeries,
  comparison: Comparison,
  totalWh: number | null,
  points: LineGraphPoint[],
  language: Language,
): LineGraphSeries {
  const text = comparison === 'previous_year' ? energyTexts.previousYear : energyTexts.previousPeriod;
  return {
    ...answer,
    key: `${comparison}:${answer.key}`,
    label: `${answer.label}, ${text[language]}`,
    kind: 'comparison',
    total_kwh: totalWh === null ? null : toKwh(totalWh),
    points,
  };
}

/** A point; its quality is left out when everything behind it is measured. */
export function toPoint(x: string, wh: number | null, qualityCode: number): LineGraphPoint {
  if (wh === null) return { x, y: null, quality: 'missing' };
  const y = toKwh(wh);
  if (qualityCode === QUALITY_CODE.estimated) return { x, y, quality: 'estimated' };
  return qualityCode === QUALITY_CODE.corrected ? { x, y, quality: 'corrected' } : { x, y };
}
