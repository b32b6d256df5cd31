import { refusedFields, type FieldProblem } from '../../server/api-error.ts';
import type { Text } from '@vinrod/locale/messages/texts';
import { parseDay, partsOf, type Day } from '@vinrod/locale/day';
import { residualMixTexts as texts } from './texts.ts';
import type { GramsPerKilowattHour } from '../../quantities/quantities.ts';

/** The stored values of a year's residual mix. */
export interface ResidualMixValues {
  readonly year: number;
  readonly region: 'nordic';
  readonly renewable_percent: number;
  readonly nuclear_percent: number;
  readonly fossil_percent: number;
  readonly co2_g_per_kwh: GramsPerKilowattHour;
  readonly nuclear_waste_g_per_kwh: GramsPerKilowattHour | null;
  readonly method: string;
  readonly source: string;
  readonly source_url: string | null;
  /** `YYYY-MM-DD`. */
  readonly published_date: string | null;
  readonly is_preliminary: boolean;
}

/** Method by which the Nordic residual mix has been calculated since 2019. */
export const usualMethod = 'Issuance based';

/** Publisher of the Nordic residual mix (domain.md 2.3). */
export const usualSource = 'Energimarknadsinspektionen (Ei), beräknad av Grexel';

/** Hundredths of a percent by which the shares may miss 100 %, since each is rounded: 2023 sums to 100,01. */
const tolerance = 5;

/** Whether a number has at most so many decimals. */
function hasDecimals(value: number, most: number): boolean {
  const scaled = value * 10 ** most;
  return Math.abs(scaled - Math.round(scaled)) < 1e-6;
}

/** Whether shares, in percent with two decimals, sum to 100 ± 0,05. */
export function sumsTo100(shares: readonly number[]): boolean {
  const hundredths = shares.reduce((sum, share) => sum + Math.round(share * 100), 0);
  return Math.abs(hundredths - 10_000) <= tolerance;
}

/**
 * Checks the values of a year.
 *
 * @throws ApiError 422 with everything that is invalid.
 */
export function checkResidualMix(values: ResidualMixValues, today: Day): void {
  const problems: FieldProblem[] = [];
  const refuse = (field: keyof ResidualMixValues, text: Text): void => {
    problems.push({ field, texts: [text] });
  };
  const shares = ['renewable_percent', 'nuclear_percent', 'fossil_percent'] as const;
  for (const field of [...shares, 'co2_g_per_kwh'] as const)
    if (!hasDecimals(values[field], 2)) refuse(field, texts.twoDecimals);
  if (!hasDecimals(values.nuclear_waste_g_per_kwh ?? 0, 6))
    refuse('nuclear_waste_g_per_kwh', texts.sixDecimals);
  if (!sumsTo100(shares.map((field) => values[field]))) refuse('fossil_percent', texts.sumIsNot100);
  if (values.year >= partsOf(today).year) refuse('year', texts.yearIsNotOver);
  if (values.source === '') refuse('source', texts.required);
  if (values.method === '') refuse('method', texts.required);
  if (values.source_url !== null && !/^https?:\/\/./i.test(values.source_url))
    refuse('source_url', texts.webAddress);
  if (values.published_date !== null) {
    const published = parseDay(values.published_date);
    if (published === null) refuse('published_date', texts.noSuchDate);
    else if (partsOf(published).year <= values.year) refuse('published_date', texts.publishedTooEarly);
  }
  if (problems.length > 0) throw refusedFields(problems);
}
