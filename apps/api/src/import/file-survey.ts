import { stepMs, type Resolution } from '../quantities/resolution.ts';
import { missingValue } from '../energy/meter-day/meter-day.ts';
import { dayRhythm, stepsBetween, type DayRhythm } from './day-rhythm.ts';
import { readMeterFile, type MeterFile } from './meter-file.ts';
import { createProblemList, type ProblemList } from './problems.ts';

/** Contents of a file for one site. */
export interface SiteSurvey {
  /** Resolution of the site's last day in the file. */
  readonly resolution: Resolution;
  readonly values: number;
  /** Steps between the site's first and last time in the file that have no value. */
  readonly missing: number;
  /** The site's first line: the header in a wide file. */
  readonly line: number;
}

/** The lines of one site so far. */
interface SiteLines {
  readonly line: number;
  readonly first: number;
  last: number;
  values: number;
  /** Steps between the first time and the start of the open day. */
  steps: number;
  rhythm: DayRhythm;
}

/** Ends the open day: its lines give its resolution, and so its number of steps. */
function endDay(lines: SiteLines, until: number): void {
  const { rhythm, first } = lines;
  lines.steps += stepsBetween(Math.max(first, rhythm.start), until, rhythm.resolution());
}

function reportRhythm(problems: ProblemList, site: string, { rhythm }: SiteLines): void {
  const problem = rhythm.problem();
  if (problem !== null) problems.add(problem.line, `${problem.message} (site ${site})`);
}

/**
 * Reads a whole meter file without storing anything, so that nothing of a broken file is ever stored.
 * @returns its contents by site, in the order in which sites appear
 * @throws {ImportError} with up to twenty wrong lines
 */
export async function surveyFile(file: MeterFile): Promise<ReadonlyMap<string, SiteSurvey>> {
  const sites = new Map<string, SiteLines>();
  const problems = createProblemList();
  await readMeterFile(
    file,
    {
      value(site, instant, wh, line) {
        let lines = sites.get(site);
        if (lines === undefined) {
          const rhythm = dayRhythm(instant);
          lines = { line, first: instant, last: instant, values: 0, steps: 0, rhythm };
          sites.set(site, lines);
        } else if (instant >= lines.rhythm.end) {
          reportRhythm(problems, site, lines);
          const before = lines.rhythm.resolution();
          endDay(lines, lines.rhythm.end);
          const { end } = lines.rhythm;
          lines.rhythm = dayRhythm(instant);
          // Days missing from the file are assumed to have the resolution of the day before.
          lines.steps += stepsBetween(end, lines.rhythm.start, before);
        }
        lines.rhythm.add(instant, line);
        lines.last = instant;
        if (wh !== missingValue) lines.values += 1;
      },
      pause: () => Promise.resolve(),
    },
    problems,
  );
  for (const [site, lines] of sites) reportRhythm(problems, site, lines);
  problems.throwIfAny();
  const survey = new Map<string, SiteSurvey>();
  for (const [site, lines] of sites) {
    const resolution = lines.rhythm.resolution();
    endDay(lines, lines.last + stepMs[resolution]);
    const { values, steps, line } = lines;
    survey.set(site, { resolution, values, missing: steps - values, line });
  }
  return survey;
}
