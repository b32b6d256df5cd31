import { formatDay } from '@vinrod/locale/day';
import type { IntakeSample } from '@vinrod/api-client/contract';
import type { JsonRecord } from '../server/json-document.ts';
import type { Queries } from '../store/database.ts';
import type { FoundSite } from './find-sites.ts';
import type { FoundIssue } from './findings.ts';
import { IssueRows, referenceOf } from './issue-rows.ts';
import type { PlacedRow } from './place-rows.ts';
import type { ReportRows } from './report-rows.ts';
import { rowPart, UsualValues, type StandingOut } from './usual-values.ts';

function sampleOf(
  before: IntakeSample | undefined,
  out: StandingOut,
  { site, read, line }: { readonly site: FoundSite; readonly read: string; readonly line: number },
): IntakeSample {
  const isHigher = before === undefined || out.kwh > (before.kwh ?? 0);
  return {
    line: before?.line ?? line,
    read,
    resembles: null,
    site: referenceOf(site),
    values: (before?.values ?? 0) + out.count,
    ...(isHigher
      ? {
          day: formatDay(out.day),
          kwh: out.kwh,
          usual_least_kwh: out.least,
          usual_most_kwh: out.most,
        }
      : {
          day: before.day,
          kwh: before.kwh,
          usual_least_kwh: before.usual_least_kwh,
          usual_most_kwh: before.usual_most_kwh,
        }),
  };
}

/** Values of a file that are far above what is usual for their site. */
export class HigherValues {
  readonly #usual: UsualValues;
  readonly #much = new IssueRows();

  constructor(db: Queries) {
    this.#usual = new UsualValues(db);
  }

  /** Reads what was usual before rows. */
  async prepare(placed: readonly PlacedRow[]): Promise<void> {
    await this.#usual.prepare(
      placed.flatMap((item) =>
        'site' in item && item.site !== null ? [{ site: item.site, row: item.row }] : [],
      ),
    );
  }

  /** The part of a row that is not far above the usual; the rest waits for a choice. */
  usualPart(
    rows: ReportRows,
    item: PlacedRow & { row: JsonRecord; site: FoundSite; read: string },
  ): JsonRecord | null {
    const { row, site, read } = item;
    const out = this.#usual.standingOut(site, row);
    if (out === null) return row;
    rows.standsOut(item, read, out);
    this.#much.add(site.uuid, out.count, (before) => sampleOf(before, out, item));
    return rowPart(row, out.ranges, false);
  }

  get count(): number {
    return this.#much.rows;
  }

  issue(): readonly FoundIssue[] {
    return this.#much.issue('much_higher');
  }
}
