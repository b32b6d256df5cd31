import { isRecord, type JsonRecord } from '../../../server/json-document.ts';
import { daysSpan, timeSpan, type Appearance, type FigureValue } from '../appearance.ts';
import { queryOf, type Reading } from '../figure-case.ts';
import { ask, momentAt, numberAt, recordsAt, textAt } from '../json.ts';
import { periodSpan, type LongStep } from '../spans.ts';
import { dateAt, daysBetween } from '../stored/swedish-clock.ts';

const hundredth = 0.005;

/** Step of one row in a time report. */
export type RowStep = LongStep | 'hour' | 'quarter';

/** The steps in which a case's time report is read: fine ones for short periods only. */
export function rowStepsOf({ figureCase: { first, last }, sites }: Reading): RowStep[] {
  const values = (daysBetween(first, last) + 1) * 24 * sites.length;
  return [
    'day',
    'week',
    'month',
    'year',
    ...(values <= 12_000 ? (['hour'] as const) : []),
    ...(values <= 3000 ? (['quarter'] as const) : []),
  ];
}

/** The span of a row from its start to its end. */
export function rowSpan(step: RowStep, start: number, end: number): string {
  return step === 'hour' || step === 'quarter'
    ? timeSpan(start, (end - start) / 60_000)
    : daysSpan(dateAt(start), dateAt(end - 1));
}

/** Key figures of a site, by their names in the contract. */
function readSite(place: string, span: string, step: RowStep, site: JsonRecord): Appearance[] {
  const subject = `site:${textAt(site, 'site_id')}`;
  const reported: Appearance[] = [];
  const report = (figure: string, value: FigureValue, rounding = 0): void => {
    reported.push({ place, figure, subject, span, value, rounding });
  };
  report('consumption', numberAt(site, 'total_kwh'));
  report('missing hours', numberAt(site, 'missing_hours'));
  if (step === 'day' || step === 'hour' || step === 'quarter')
    for (const quality of ['missing', 'incomplete', 'estimated', 'corrected'])
      report(`${quality} values by ${step}`, numberAt(site, `${quality}_count`));
  if (step === 'hour' || step === 'quarter') {
    report(`highest power by ${step}`, numberAt(site, 'max_kw'));
    report(`moment of the highest power by ${step}`, momentAt(site, 'max_at'));
    report(`lowest power by ${step}`, numberAt(site, 'min_kw'));
    report(`base load by ${step}`, numberAt(site, 'base_load_kw'));
    report(`load factor by ${step}`, numberAt(site, 'load_factor_percent'), hundredth);
  }
  return reported;
}

function readRow(
  place: string,
  step: RowStep,
  row: JsonRecord,
  siteIdOf: ReadonlyMap<string, string>,
): Appearance[] {
  const span = rowSpan(step, Date.parse(textAt(row, 'start') ?? ''), Date.parse(textAt(row, 'end') ?? ''));
  const reported: Appearance[] = [];
  const report = (figure: string, value: FigureValue, rounding = 0, subject = 'all'): void => {
    reported.push({ place, figure, subject, span, value, rounding });
  };
  report('consumption', numberAt(row, 'total_kwh'));
  report('quality', textAt(row, 'quality'));
  report('missing hours', numberAt(row, 'missing_hours'));
  report('cost', numberAt(row, 'cost_sek'), hundredth);
  report('spot price', numberAt(row, 'spot_price_ore_per_kwh'), hundredth);
  report('temperature', numberAt(row, 'temperature_c'), 0.05);
  const values = row['values'];
  if (!isRecord(values)) throw new Error('A row has no values.');
  for (const [uuid, value] of Object.entries(values)) {
    if (!isRecord(value)) continue;
    const subject = `site:${siteIdOf.get(uuid)}`;
    report('consumption', numberAt(value, 'kwh'), 0, subject);
    report('quality', textAt(value, 'quality'), 0, subject);
    if ('missing_hours' in value) report('missing hours', numberAt(value, 'missing_hours'), 0, subject);
  }
  return reported;
}

/** The time report on screen, in every resolution. */
export async function readTimeReport(reading: Reading): Promise<Appearance[]> {
  const { world, figureCase } = reading;
  const reported: Appearance[] = [];
  for (const step of rowStepsOf(reading)) {
    const place = `time report by ${step}`;
    const base = `corporategroups/${world.corporateGroupId}/analytics/time-sheets/?${queryOf(figureCase)}`;
    const body = await ask(world, `${base}&resolution=${step}&limit=10000`);
    const sites = recordsAt(body, 'sites');
    const siteIdOf = new Map(
      sites.map((site) => [textAt(site, 'uuid') ?? '', textAt(site, 'site_id') ?? '']),
    );
    for (const site of sites) reported.push(...readSite(place, periodSpan(figureCase), step, site));
    for (const row of recordsAt(body, 'rows')) reported.push(...readRow(place, step, row, siteIdOf));
  }
  return reported;
}
