import { isRecord, type JsonRecord } from '../../../server/json-document.ts';
import { comparedSpan, timeSpan, type Appearance } from '../appearance.ts';
import { queryOf, type Compared, type Reading } from '../figure-case.ts';
import { ask, numberAt, recordsAt, textAt } from '../json.ts';
import { comparedPeriod, periodSpan, spanFrom, spanYearBefore, type LongStep } from '../spans.ts';
import { daysBetween } from '../stored/swedish-clock.ts';

const hundredth = 0.005;

type Resolution = LongStep | 'hour' | 'quarter';

function isLong(resolution: Resolution): resolution is LongStep {
  return resolution !== 'hour' && resolution !== 'quarter';
}

function compareQuery(compared: Compared): string {
  const dates =
    compared.kind === 'free' ? `&compare_start_date=${compared.first}&compare_end_date=${compared.last}` : '';
  return `compare=${compared.kind}${dates}`;
}

/** Subject of a series; null for the remaining sites, which no other place adds up. */
function subjectOf(series: JsonRecord): string | null {
  const site = series['site'];
  if (isRecord(site)) return `site:${textAt(site, 'site_id')}`;
  return /(^|:)sum$/.test(textAt(series, 'key') ?? '') ? 'all' : null;
}

/** The times that points cover: each until the next one, the last as long as the previous one. */
function timesOf(points: readonly JsonRecord[]): string[] {
  const starts = points.map((point) => Date.parse(textAt(point, 'x') ?? ''));
  return starts.map((start, place) => {
    const end = starts[place + 1] ?? start + start - (starts[place - 1] ?? start);
    return timeSpan(start, (end - start) / 60_000);
  });
}

function readSeries(
  place: string,
  series: JsonRecord,
  resolution: Resolution,
  { figureCase }: Reading,
): Appearance[] {
  const subject = subjectOf(series);
  if (subject === null) return [];
  const isCompared = textAt(series, 'kind') === 'comparison';
  const points = recordsAt(series, 'points');
  const span = isCompared ? comparedPeriod(figureCase) : periodSpan(figureCase);
  const reported: Appearance[] = [
    { place, figure: 'consumption', subject, span, value: numberAt(series, 'total_kwh'), rounding: 0 },
  ];
  // When compared days have different dates, only their sum has a span of its own.
  if (isCompared && (!isLong(resolution) || figureCase.compared.kind !== 'previous_year')) return reported;
  const times = isLong(resolution) ? [] : timesOf(points);
  for (const [index, point] of points.entries()) {
    const x = textAt(point, 'x') ?? '';
    if (isCompared && resolution === 'day' && x.endsWith('-02-29')) continue;
    const own = isLong(resolution)
      ? (isCompared ? spanYearBefore : spanFrom)(figureCase, resolution, x)
      : (times[index] ?? '');
    const quality = 'quality' in point ? textAt(point, 'quality') : 'measured';
    const value = numberAt(point, 'y');
    reported.push(
      { place, figure: 'consumption', subject, span: own, value, rounding: 0 },
      { place, figure: 'quality', subject, span: own, value: quality, rounding: 0 },
    );
    if ('missing_hours' in point)
      reported.push({
        place,
        figure: 'missing hours',
        subject,
        span: own,
        value: numberAt(point, 'missing_hours'),
        rounding: 0,
      });
  }
  return reported;
}

function readChange(
  place: string,
  subject: string,
  change: JsonRecord,
  { figureCase }: Reading,
): Appearance[] {
  const span = periodSpan(figureCase);
  const before = comparedPeriod(figureCase);
  const both = comparedSpan(span, before);
  const figure = (name: string, where: string, key: string, rounding: number): Appearance => ({
    place,
    figure: name,
    subject,
    span: where,
    value: numberAt(change, key),
    rounding,
  });
  return [
    figure('consumption', span, 'kwh', 0),
    figure('consumption', before, 'previous_kwh', 0),
    figure('cost', span, 'cost_sek', hundredth),
    figure('cost', before, 'previous_cost_sek', hundredth),
    figure('change in kWh', both, 'change_kwh', 0),
    figure('change in percent', both, 'change_percent', hundredth),
    figure('change in kronor', both, 'change_sek', hundredth),
    {
      place,
      figure: 'reason for no change',
      subject,
      span: both,
      value: textAt(change, 'change_percent_reason'),
      rounding: 0,
    },
  ];
}

/** Graph resolutions to read for a period: fine ones for short periods only. */
function resolutionsOf({ figureCase: { first, last } }: Reading): Resolution[] {
  const days = daysBetween(first, last) + 1;
  return [
    'day',
    'week',
    'month',
    'year',
    ...(days <= 40 ? (['hour'] as const) : []),
    ...(days <= 10 ? (['quarter'] as const) : []),
  ];
}

/** The graph in every resolution, per site and summed, with its comparison. */
export async function readGraphs(reading: Reading): Promise<Appearance[]> {
  const { world, figureCase } = reading;
  const reported: Appearance[] = [];
  for (const resolution of resolutionsOf(reading))
    for (const isSum of [false, true]) {
      const asked = `resolution=${resolution}&sum=${isSum}&change=true&${compareQuery(figureCase.compared)}`;
      const path = `corporategroups/${world.corporateGroupId}/analytics/line-graphs/?${queryOf(figureCase)}&${asked}`;
      const body = await ask(world, path);
      const place = `graph by ${resolution}${isSum ? ', as a sum' : ''}`;
      for (const series of recordsAt(body, 'series'))
        reported.push(...readSeries(place, series, resolution, reading));
      const comparison = body['comparison'];
      if (!isRecord(comparison) || !isRecord(comparison['total'])) continue;
      reported.push(...readChange(`${place}, comparison`, 'all', comparison['total'], reading));
      for (const site of recordsAt(comparison, 'sites'))
        reported.push(
          ...readChange(`${place}, comparison`, `site:${textAt(site, 'site_id')}`, site, reading),
        );
    }
  return reported;
}
