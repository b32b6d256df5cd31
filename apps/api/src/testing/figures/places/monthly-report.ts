import { isRecord, type JsonRecord } from '../../../server/json-document.ts';
import { comparedSpan, type Appearance, type FigureValue } from '../appearance.ts';
import { queryOf, type Reading } from '../figure-case.ts';
import { ask, momentAt, numberAt, recordsAt, textAt } from '../json.ts';
import { periodSpan, spanFrom, spanYearBefore, yearBeforeSpan } from '../spans.ts';

const hundredth = 0.005;

type Report = (figure: string, subject: string, span: string, value: FigureValue, rounding?: number) => void;

/** Reads a part of the monthly report and collects its figures. */
async function readPart(
  { world, figureCase }: Reading,
  place: string,
  path: string,
  read: (body: JsonRecord, report: Report) => void,
): Promise<Appearance[]> {
  const reported: Appearance[] = [];
  const base = `corporategroups/${world.corporateGroupId}/analytics/${path}/`;
  read(await ask(world, `${base}?${queryOf(figureCase)}`), (figure, subject, span, value, rounding = 0) =>
    reported.push({ place, figure, subject, span, value, rounding }),
  );
  return reported;
}

function siteOf(row: JsonRecord): string {
  const site = row['site'];
  if (!isRecord(site)) throw new Error('A row has no site.');
  return `site:${textAt(site, 'site_id')}`;
}

/** Sites month by month. */
export function readOutlets(reading: Reading): Promise<Appearance[]> {
  const { figureCase } = reading;
  const span = periodSpan(figureCase);
  return readPart(reading, 'sites by month', 'outlet-profiles', (body, report) => {
    for (const row of recordsAt(body, 'rows')) {
      const subject = siteOf(row);
      report('consumption', subject, span, numberAt(row, 'total_kwh'));
      report('quality', subject, span, textAt(row, 'quality'));
      report('missing hours', subject, span, numberAt(row, 'missing_hours'));
      report('share of the sum', subject, span, numberAt(row, 'share_percent'), hundredth);
      report('consumption per m²', subject, span, numberAt(row, 'kwh_per_m2'), hundredth);
      for (const month of recordsAt(row, 'months')) {
        const start = `${textAt(month, 'month')}-01`;
        const own = spanFrom(figureCase, 'month', start);
        report('consumption', subject, own, numberAt(month, 'kwh'));
        report('quality', subject, own, textAt(month, 'quality'));
        report('missing hours', subject, own, numberAt(month, 'missing_hours'));
        report('highest power by hour', subject, own, numberAt(month, 'max_kw'));
        report('cost', subject, own, numberAt(month, 'cost_sek'), hundredth);
        const before = spanYearBefore(figureCase, 'month', start);
        report('consumption', subject, before, numberAt(month, 'previous_year_kwh'));
      }
    }
  });
}

/** Consumption and cost per company. */
export function readCustomerNumbers(reading: Reading): Promise<Appearance[]> {
  const span = periodSpan(reading.figureCase);
  const yearBefore = yearBeforeSpan(reading.figureCase);
  const both = comparedSpan(span, yearBefore);
  return readPart(reading, 'customer numbers', 'compilation-of-customer-number', (body, report) => {
    const sum = body['sum'];
    if (!isRecord(sum)) throw new Error('The customer numbers have no sum.');
    const reported: readonly (readonly [string, JsonRecord])[] = [
      ...recordsAt(body, 'rows').map((row) => [`company:${textAt(row, 'customer_id')}`, row] as const),
      ['all', sum],
    ];
    for (const [subject, row] of reported) {
      report('site count', subject, span, numberAt(row, 'site_count'));
      report('consumption', subject, span, numberAt(row, 'consumption_kwh'));
      report('quality', subject, span, textAt(row, 'quality'));
      report('missing hours', subject, span, numberAt(row, 'missing_hours'));
      report('consumption', subject, yearBefore, numberAt(row, 'previous_year_kwh'));
      report('change in percent', subject, both, numberAt(row, 'change_percent'), hundredth);
      report('reason for no change', subject, both, textAt(row, 'change_percent_reason'));
      report('cost', subject, span, numberAt(row, 'cost_sek'), hundredth);
      report('average price', subject, span, numberAt(row, 'average_price_ore_per_kwh'), hundredth);
      report('emissions', subject, span, numberAt(row, 'emissions_kg'), hundredth);
    }
  });
}

/** Figures of a subscription, by the names of the contract. */
export const subscriptionFigures = [
  ['capacity_kw', 'capacity'],
  ['utilisation_percent', 'utilisation'],
  ['excess_kw', 'excess'],
  ['excess_count', 'hours with excess'],
  ['annual_consumption_kwh', 'consumption of twelve months'],
  ['annual_max_power_kw', 'highest power of twelve months'],
  ['utilisation_hours', 'utilisation time'],
  ['recommended_fuse_a', 'recommended fuse'],
  ['recommended_power_kw', 'recommended power'],
] as const;

/** Subscriptions. */
export function readSubscriptions(reading: Reading): Promise<Appearance[]> {
  const span = periodSpan(reading.figureCase);
  return readPart(reading, 'subscriptions', 'monthly-report/compilation-of-subscriptions', (body, report) => {
    for (const row of recordsAt(body, 'rows')) {
      const subject = siteOf(row);
      report('highest power by hour', subject, span, numberAt(row, 'max_power_kw'));
      report('moment of the highest power by hour', subject, span, momentAt(row, 'max_power_at'));
      for (const [key, figure] of subscriptionFigures) report(figure, subject, span, numberAt(row, key));
    }
  });
}

/** Figures of a month's withdrawal, by the names of the contract. */
export const withdrawalFigures = [
  ['high_load_kwh', 'high load'],
  ['low_load_kwh', 'low load'],
  ['day_kwh', 'consumption by day'],
  ['night_kwh', 'consumption by night'],
  ['weekday_kwh', 'consumption on weekdays'],
  ['weekend_kwh', 'consumption on weekends'],
  ['max_kw', 'highest power together'],
] as const;

/** Distribution of consumption over time. */
export function readWithdrawals(reading: Reading): Promise<Appearance[]> {
  const { figureCase } = reading;
  return readPart(reading, 'withdrawal profile', 'withdrawal-profiles', (body, report) => {
    for (const row of recordsAt(body, 'rows')) {
      const span = spanFrom(figureCase, 'month', `${textAt(row, 'month')}-01`);
      for (const [key, figure] of withdrawalFigures) report(figure, 'all', span, numberAt(row, key));
      const sum = (left: string, right: string): number | null => {
        const [one, other] = [numberAt(row, left), numberAt(row, right)];
        return one === null || other === null ? null : one + other;
      };
      report('consumption', 'all', span, sum('high_load_kwh', 'low_load_kwh'));
      report('consumption', 'all', span, sum('day_kwh', 'night_kwh'));
      report('consumption', 'all', span, sum('weekday_kwh', 'weekend_kwh'));
    }
    const [highest] = recordsAt(body, 'duration_curve');
    const kw = highest === undefined ? null : numberAt(highest, 'kw');
    report('highest power together', 'all', periodSpan(figureCase), kw);
    for (const point of recordsAt(body, 'duration_curve'))
      report(
        `power of hour ${numberAt(point, 'hour_rank')}`,
        'all',
        periodSpan(figureCase),
        numberAt(point, 'kw'),
      );
  });
}

/** Prices of a usage profile, by the names of the contract. */
export const profilePrices = [
  ['volume_weighted_price_ore_per_kwh', 'price by volume', hundredth],
  ['area_average_price_ore_per_kwh', 'price of the area', hundredth],
  // The difference of two rounded prices, so that the three add up.
  ['profile_cost_ore_per_kwh', 'cost of the profile', 2 * hundredth],
] as const;

/** The typical day and week. */
export function readUsage(reading: Reading): Promise<Appearance[]> {
  const span = periodSpan(reading.figureCase);
  return readPart(reading, 'usage profile', 'usage-profiles', (body, report) => {
    for (const [key, figure, rounding] of profilePrices)
      report(figure, 'all', span, numberAt(body, key), rounding);
    for (const hour of recordsAt(body, 'hours')) {
      const at = numberAt(hour, 'hour');
      report(`weekday at ${at}`, 'all', span, numberAt(hour, 'weekday_kw'), 0.0005);
      report(`weekend at ${at}`, 'all', span, numberAt(hour, 'weekend_kw'), 0.0005);
    }
    for (const place of recordsAt(body, 'week')) {
      const [weekday, hour] = [numberAt(place, 'weekday'), numberAt(place, 'hour')];
      report(`day ${weekday} of the week at ${hour}`, 'all', span, numberAt(place, 'kw'), 0.0005);
    }
  });
}
