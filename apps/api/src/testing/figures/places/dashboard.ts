import { isRecord, type JsonRecord } from '../../../server/json-document.ts';
import { comparedSpan, type Appearance, type FigureValue } from '../appearance.ts';
import type { Reading } from '../figure-case.ts';
import { ask, momentAt, numberAt, recordsAt, textAt } from '../json.ts';
import { periodBeforeSpan, periodSpan, spanFrom, spanYearBefore, yearBeforeSpan } from '../spans.ts';

/** Half of the last digit of amounts with two decimals. */
const HUNDREDTH = 0.005;

function read(place: string, body: JsonRecord, { figureCase }: Reading): Appearance[] {
  const span = periodSpan(figureCase);
  const yearBefore = yearBeforeSpan(figureCase);
  const periodBefore = periodBeforeSpan(figureCase);
  const year = body['previous_year'];
  if (!isRecord(year)) throw new Error('The dashboard tells no year before.');
  const told: Appearance[] = [];
  const tell = (figure: string, where: string, value: FigureValue, rounding = 0, subject = 'all'): void => {
    told.push({ place, figure, subject, span: where, value, rounding });
  };
  tell('consumption', span, numberAt(body, 'total_consumption_kwh'));
  tell('highest power together', span, numberAt(body, 'max_power_kw'));
  tell('moment of the highest power together', span, momentAt(body, 'max_power_at'));
  tell('cost', span, numberAt(body, 'cost_sek'), HUNDREDTH);
  tell('average price', span, numberAt(body, 'average_price_ore_per_kwh'), HUNDREDTH);
  tell('emissions', span, numberAt(body, 'emissions_kg'), HUNDREDTH);
  tell('emission factor', span, numberAt(body, 'emission_factor_g_per_kwh'), HUNDREDTH);
  tell('coverage', span, numberAt(body, 'coverage_percent'));
  tell('site count', span, numberAt(body, 'site_count'));
  tell('sites without values', span, numberAt(body, 'sites_without_data'));
  tell('consumption', yearBefore, numberAt(year, 'consumption_kwh'));
  tell('cost', yearBefore, numberAt(year, 'cost_sek'), HUNDREDTH);
  tell('highest power together', yearBefore, numberAt(year, 'max_power_kw'));
  tell('emissions', yearBefore, numberAt(year, 'emissions_kg'), HUNDREDTH);
  const inYear = comparedSpan(span, yearBefore);
  tell('change in percent', inYear, numberAt(year, 'change_percent'), HUNDREDTH);
  tell('reason for no change', inYear, textAt(year, 'change_percent_reason'));
  const fromBefore = comparedSpan(span, periodBefore);
  tell('change in percent', fromBefore, numberAt(body, 'change_percent'), HUNDREDTH);
  tell('reason for no change', fromBefore, textAt(body, 'change_percent_reason'));
  const before = numberAt(body, 'previous_period_kwh');
  // It is told only when it is complete.
  if (before !== null) tell('consumption', periodBefore, before);
  for (const day of recordsAt(body, 'consumption_by_day')) {
    const date = textAt(day, 'date') ?? '';
    tell('consumption', spanFrom(figureCase, 'day', date), numberAt(day, 'kwh'));
    if (!date.endsWith('-02-29'))
      tell('consumption', spanYearBefore(figureCase, 'day', date), numberAt(day, 'previous_year_kwh'));
  }
  for (const month of recordsAt(body, 'consumption_by_month')) {
    const start = `${textAt(month, 'month')}-01`;
    tell('consumption', spanFrom(figureCase, 'month', start), numberAt(month, 'kwh'));
    tell('cost', spanFrom(figureCase, 'month', start), numberAt(month, 'cost_sek'), HUNDREDTH);
    tell('consumption', spanYearBefore(figureCase, 'month', start), numberAt(month, 'previous_year_kwh'));
  }
  for (const site of recordsAt(body, 'top_sites')) {
    const subject = `site:${textAt(site, 'site_id')}`;
    tell('consumption', span, numberAt(site, 'kwh'), 0, subject);
    tell('share of the sum', span, numberAt(site, 'share_percent'), HUNDREDTH, subject);
  }
  return told;
}

/** Key figures of a corporate group, or of the site group that holds the chosen sites. */
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
