import type { IntakeSample } from '@vinrod/api-client/contract';
import type { FoundSite } from './find-sites.ts';
import type { FoundIssue } from './findings.ts';

/** The most samples of an issue. */
export const mostSamples = 20;

/** The most different names that are told apart. */
export const mostNames = 100_000;

/** A sample of which only line, name and number of rows are known. */
export const noSample = {
  line: null,
  resembles: null,
  site: null,
  day: null,
  kwh: null,
  usual_least_kwh: null,
  usual_most_kwh: null,
} as const satisfies Partial<IntakeSample>;

/** Rows of one issue, by the site they name. */
export class IssueRows {
  readonly #samples = new Map<string, IntakeSample>();
  #rows = 0;

  add(name: string, count: number, sample: (before: IntakeSample | undefined) => IntakeSample): void {
    this.#rows += count;
    const before = this.#samples.get(name);
    if (before !== undefined || this.#samples.size < mostNames) this.#samples.set(name, sample(before));
  }

  get rows(): number {
    return this.#rows;
  }

  get samples(): readonly IntakeSample[] {
    return [...this.#samples.values()].slice(0, mostSamples);
  }

  issue(code: FoundIssue['code'], samples = this.samples): readonly FoundIssue[] {
    return this.#rows === 0 ? [] : [{ code, rows: this.#rows, sites: this.#samples.size, samples }];
  }
}

/** A site as samples name it. */
export function referenceOf({ uuid, site_id, name }: FoundSite) {
  return { uuid, site_id, name };
}
