import { isRecord, type JsonRecord } from '../../../server/json-document.ts';
import { comparedSpan, type Appearance, type FigureValue } from '../appearance.ts';
import type { Reading } from '../figure-case.ts';
import { ask, momentAt, numberAt, recordsAt, textAt } from '../json.ts';
import { periodBeforeSpan, periodSpan, spanFrom, spanYearBefore, yearBeforeSpan } from '../spans.ts';

/** Half of the last digit of amounts with two decimals. */
const hundredth = 0.005;

function read(place: string, body: JsonRecord, { figureCase }: Reading): Appearance[] {
  const span = periodSpan(figureCase);
  const yearBefore = yearBeforeSpan(figureCase);
  const periodBefore = periodBeforeSpan(figureCase);
  const year = body['previous_year'];
  if (!isRecord(year)) throw new Error('The dashboard tells no year before.');
  const reported: Appearance[] = [];
  const report = (figure: string, where: string, value: FigureValue, rounding = 0, subject = 'all'): void => {
    reported.push({ place, figure, subject, span: where, value, rounding });
  };
  report('consumption', span, numberAt(body, 'total_consumption_kwh'));
  report('highest power together', span, numberAt(body, 'max_power_kw'));
  report('moment of the highest power together', span, momentAt(body, 'max_power_at'));
  report('cost', span, numberAt(body, 'cost_sek'), hundredth);
  report('average price', span, numberAt(body, 'average_price_ore_per_kwh'), hundredth);
  report('emissions', span, numberAt(body, 'emissions_kg'), hundredth);
  report('emission factor', span, numberAt(body, 'emission_factor_g_per_kwh'), hundredth);
  report('coverage', span, numberAt(body, 'coverage_percent'));
  report('site count', span, numberAt(body, 'site_count'));
  report('sites without values', span, numberAt(body, 'sites_without_data'));
  report('consumption', yearBefore, numberAt(year, 'consumption_kwh'));
  report('cost', yearBefore, numberAt(year, 'cost_sek'), hundredth);
  report('highest power together', yearBefore, numberAt(year, 'max_power_kw'));
  report('emissions', yearBefore, numberAt(year, 'emissions_kg'), hundredth);
  const inYear = comparedSpan(span, yearBefore);
  report('change in percent', inYear, numberAt(year, 'change_percent'), hundredth);
  report('reason for no change', inYear, textAt(year, 'change_percent_reason'));
  const fromBefore = comparedSpan(span, periodBefore);
  report('change in percent', fromBefore, numberAt(body, 'change_percent'), hundredth);
  report('reason for no change', fromBefore, textAt(body, 'change_percent_reason'));
  const before = numberAt(body, 'previous_period_kwh');
  // Shown only when complete.
  if (before !== null) report('consumption', periodBefore, before);
  for (const day of recordsAt(body, 'consumption_by_day')) {
    const date = textAt(day, 'date') ?? '';
    report('consumption', spanFrom(figureCase, 'day', date), numberAt(day, 'kwh'));
    if (!date.endsWith('-02-29'))
      report('consumption', spanYearBefore(figureCase, 'day', date), numberAt(day, 'previous_year_kwh'));
  }
  for (const month of recordsAt(body, 'consumption_by_month')) {
    const start = `${textAt(month, 'month')}-01`;
    report('consumption', spanFrom(figureCase, 'month', start), numberAt(month, 'kwh'));
    report('cost', spanFrom(figureCase, 'month', start), numberAt(month, 'cost_sek'), hundredth);
    report('consumption', spanYearBefore(figureCase, 'month', start), numberAt(month, 'previous_year_kwh'));
  }
  for (const site of recordsAt(body, 'top_sites')) {
    const subject = `site:${textAt(site, 'site_id')}`;
    report('consumption', span, numberAt(site, 'kwh'), 0, subject);
    report('share of the sum', span, numberAt(site, 'share_percent'), hundredth, subject);
  }
  return reported;
}

/** Key figures of a corporate group, or of the site group with the selected sites. */
export async function readDashboard(reading: Reading): Promise<Appearance[]> {
  const { world, figureCase } = reading;
  const { first, last, siteIds, siteGroup } = figureCase;
  const query = `start_date=${first}&end_date=${last}`;
  if (siteIds === null) {
    const body = await ask(world, `sites/corporategroup/${world.corporateGroupId}/dashboard-data/?${query}`);
    return read('overview of the koncern', body, reading);
  }
  if (siteGroup === null) return [];
  return read(
    'overview of a site group',
    await ask(world, `sites/groups/${siteGroup}/dashboard-data/?${query}`),
    reading,
  );
}
