import { HOUR_MS, STEP_MS, type Resolution } from '../energy/calendar/stockholm.ts';
import { MISSING } from '../energy/meter-day/meter-day.ts';
import { readMeterFile } from './meter-file.ts';
import { createProblemList } from './problems.ts';
import type { ImportTimeZone } from './timestamps.ts';

/** What a file holds for one site. */
export interface SiteSurvey {
  readonly resolution: Resolution;
  readonly values: number;
  /** Steps between the site's first and last time in the file that have no value. */
  readonly missing: number;
}

interface Counts {
  first: number;
  last: number;
  values: number;
  isQuarter: boolean;
}

/**
 * Reads a whole meter file without storing anything, so that nothing of a broken file is ever stored.
 * @returns what it holds by site, in the order in which sites appear
 * @throws {ImportError} naming up to twenty wrong lines
 */
export async function surveyFile(
  path: string,
  zone: ImportTimeZone,
): Promise<ReadonlyMap<string, SiteSurvey>> {
  const counts = new Map<string, Counts>();
  const problems = createProblemList();
  await readMeterFile(
    path,
    zone,
    {
      value(site, instant, wh) {
        let count = counts.get(site);
        if (count === undefined) {
          count = { first: instant, last: instant, values: 0, isQuarter: false };
          counts.set(site, count);
        }
        count.last = instant;
        if (wh !== MISSING) count.values += 1;
        if (instant % HOUR_MS !== 0) count.isQuarter = true;
      },
      pause: () => Promise.resolve(),
    },
    problems,
  );
  problems.throwIfAny();
  const survey = new Map<string, SiteSurvey>();
  for (const [site, { first, last, values, isQuarter }] of counts) {
    const resolution = isQuarter ? 'quarter' : 'hour';
    const steps = (last - first) / STEP_MS[resolution] + 1;
    survey.set(site, { resolution, values, missing: steps - values });
  }
  return survey;
}
