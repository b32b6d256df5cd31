import type { KeptDays } from './kept-days.ts';
import { readMeterFile, type MeterFile } from './meter-file.ts';
import { createProblemList, ImportError } from './problems.ts';
import { SiteDays, type SiteSurvey } from './site-days.ts';

function namedTwice(name: string): ImportError {
  const message = `The site "${name}" is named in two ways, and its values do not fit together in that order.`;
  return new ImportError([{ line: null, message }]);
}

/**
 * Reads a whole meter file and keeps its days, so that nothing of a broken file is ever stored.
 *
 * @param siteOf - which site a name means; names of the same site have their values in the order of time
 * @returns its contents by site, in the order in which sites appear, which is that of their numbers among the kept days
 * @throws {ImportError} with up to twenty wrong lines, or when the values of two names do not fit together
 */
export async function surveyFile(
  file: MeterFile,
  kept: KeptDays,
  siteOf: (name: string) => string = (name) => name,
): Promise<ReadonlyMap<string, SiteSurvey>> {
  const sites = new Map<string, SiteDays>();
  const problems = createProblemList();
  const keeping = { kept, problems };
  const sink = {
    site(name: string) {
      const site = siteOf(name);
      let days: SiteDays | undefined;
      return {
        value(instant: number, wh: number, line: number): void {
          days ??= sites.get(site);
          if (days === undefined) {
            days = new SiteDays(keeping, sites.size, name, instant, line);
            sites.set(site, days);
          }
          if (!days.add(instant, wh, line)) throw namedTwice(name);
        },
      };
    },
    pause: () => kept.flush(),
  };
  await readMeterFile(file, sink, problems);
  const survey = new Map([...sites].map(([site, days]) => [site, days.end()]));
  problems.throwIfAny();
  return survey;
}
