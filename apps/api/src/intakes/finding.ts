import type { IntakeSample } from '@vinrod/api-client/contract';
import { countUsing } from '../changed-values/used-values.ts';
import type { FieldProblem } from '../server/api-error.ts';
import type { JsonRecord } from '../server/json-document.ts';
import type { Queries } from '../store/database.ts';
import { AskedSettings } from './asked-settings.ts';
import { DoubleHours } from './double-hours.ts';
import { countOf, daysOf, type KnownIntake, type OpenFile } from './file-items.ts';
import { resemblingSite } from './find-sites.ts';
import type { Findings, FoundIssue } from './findings.ts';
import { HigherValues } from './higher-values.ts';
import { IssueRows, mostNames, noSample, referenceOf } from './issue-rows.ts';
import type { RowBatch, RowResult } from './known-kinds.ts';
import type { PlacedRow, Placing } from './place-rows.ts';
import { ReplacedDays } from './replaced-days.ts';
import type { ReportRows } from './report-rows.ts';
import { rowChanges } from './row-changes.ts';

/** What the rows of a batch are of, and whether they are an invoice. */
export type FindingPlacing = Placing & { readonly isInvoice: boolean };

/** Rows of a batch that nothing is wrong with, before it is known what storing them does. */
export interface TakenRows {
  readonly batch: RowBatch;
  /** By the line under which the batch answers. */
  readonly byLine: ReadonlyMap<number, PlacedRow & { readonly row: JsonRecord }>;
}

/** What is found while a file is looked through. */
export class Finding {
  readonly #intake: KnownIntake;
  readonly #unknown = new IssueRows();
  readonly #higher: HigherValues;
  readonly #replaces = new IssueRows();
  readonly #double = new DoubleHours();
  readonly #replacedDays = new ReplacedDays();
  readonly #sites = new Set<string>();
  readonly #asked: AskedSettings;
  readonly #counts = { rows: 0, created: 0, changed: 0, unchanged: 0, refused: 0, estimated: 0 };
  #period: readonly [string, string] | null = null;

  /** @param db - must not see what of the file is stored meanwhile */
  constructor(db: Queries, intake: KnownIntake) {
    this.#intake = intake;
    this.#higher = new HigherValues(db);
    this.#asked = new AskedSettings(intake.settings);
  }

  /** Notes what is wrong with a file of no known kind. */
  noteUnread(problems: readonly FieldProblem[]): void {
    this.#asked.noteUnread(problems);
  }

  /** Looks at the rows of a batch, before any of them is stored. */
  async take(placing: FindingPlacing, rows: ReportRows, placed: readonly PlacedRow[]): Promise<TakenRows> {
    const batch = placing.known.batch();
    const byLine = new Map<number, PlacedRow & { row: JsonRecord }>();
    await this.#higher.prepare(placed);
    for (const item of placed) {
      if (item.row === null) this.#counts.rows += 1;
      else this.#note(item.row);
      if ('problems' in item) {
        this.#refuse(rows, item, item.problems);
        if (placing.isInvoice) this.#noteInvoice(item.problems);
      } else if ('unknown' in item) this.#noteUnknown(rows, item);
      else {
        const row = this.#usualPart(rows, item);
        if (row === null) continue;
        // A line can have several rows, and an item is one of them.
        const problems = batch.take({ ...item, line: item.item, row });
        if (problems.length > 0) this.#refuse(rows, { ...item, row }, problems);
        else byLine.set(item.item, { ...item, row });
      }
    }
    return { batch, byLine };
  }

  /** Notes what storing the rows of a batch does. */
  noteResults(rows: ReportRows, { byLine }: TakenRows, results: readonly RowResult[]): void {
    for (const result of results) {
      const item = byLine.get(result.line);
      if (item !== undefined) this.#noteResult(rows, item, result);
    }
  }

  #refuse(rows: ReportRows, placed: PlacedRow, problems: readonly FieldProblem[]): void {
    const count = placed.row === null ? 1 : countOf(placed.row);
    this.#counts.refused += count;
    this.#asked.note(problems);
    for (const problem of problems) rows.refused(placed, problem, count);
  }

  /** Notes what is wrong with an invoice. Each problem is an item of its own, and all of them are of one row. */
  #noteInvoice(problems: readonly FieldProblem[]): void {
    this.#asked.noteInvoice(problems);
    this.#counts.rows = 1;
    this.#counts.refused = 1;
  }

  #note(row: JsonRecord): void {
    this.#counts.rows += countOf(row);
    if (row['quality'] === 'estimated') this.#counts.estimated += countOf(row);
    if (typeof row['site_id'] === 'string' && this.#sites.size < mostNames) this.#sites.add(row['site_id']);
    const days = daysOf(row);
    if (days === null) return;
    const [first, last] = this.#period ?? days;
    this.#period = [first < days[0] ? first : days[0], last > days[1] ? last : days[1]];
  }

  #noteUnknown(rows: ReportRows, item: PlacedRow & { unknown: string; row: JsonRecord }): void {
    const count = countOf(item.row);
    rows.unknown(item, item.unknown, count);
    this.#unknown.add(item.unknown, count, (before) => ({
      ...noSample,
      line: before?.line ?? item.line,
      read: item.unknown,
      values: (before?.values ?? 0) + count,
    }));
  }

  #usualPart(rows: ReportRows, item: Extract<PlacedRow, { readonly site: unknown }>): JsonRecord | null {
    const { row, site, read, line } = item;
    if (site === null) return row;
    this.#double.note({ row, site, read, line });
    return this.#higher.usualPart(rows, { ...item, site });
  }

  #noteResult(rows: ReportRows, item: PlacedRow & { row: JsonRecord }, { outcome }: RowResult): void {
    if (outcome.result === 'refused') {
      this.#refuse(rows, item, outcome.problems);
      return;
    }
    if (outcome.result !== 'unchanged') {
      const { siteId, days } = outcome.replacedDays ?? { siteId: '', days: [] };
      for (const day of days) this.#replacedDays.add(siteId, day);
    }
    const changes = rowChanges(outcome, countOf(item.row));
    this.#counts.created += changes.created;
    this.#counts.changed += changes.changed;
    this.#counts.unchanged += changes.unchanged;
    if (changes.changed === 0) return;
    const read = 'read' in item ? item.read : '';
    rows.changed(item, read, changes.changed);
    this.#replaces.add(read, changes.changed, (before) => ({
      ...noSample,
      line: before?.line ?? item.line,
      read,
      site: 'site' in item && item.site !== null ? referenceOf(item.site) : null,
      day: before?.day ?? daysOf(item.row)?.[0] ?? null,
      values: (before?.values ?? 0) + changes.changed,
    }));
  }

  /** The first thing that is wrong; null when nothing is. */
  get problem(): FieldProblem | null {
    return this.#asked.problem;
  }

  /** Whether there is a row that can be stored, now or when something is decided. */
  get hasUsable(): boolean {
    const { created, changed, unchanged } = this.#counts;
    return created + changed + unchanged + this.#unknown.rows + this.#higher.count > 0;
  }

  /** Whether anything so far is not simply stored as it is: it is refused, or there is a choice about it. */
  get hasDoubtful(): boolean {
    return this.#counts.refused + this.#unknown.rows + this.#higher.count > 0;
  }

  /** All that was found in a file that was looked through. */
  async findings(db: Queries, file: OpenFile): Promise<Findings> {
    const columns = file.columns();
    const needs = new Set([...this.#asked.needs, ...(columns?.needs ?? [])]);
    const resembling: IntakeSample[] = [];
    for (const sample of this.#unknown.samples)
      resembling.push({ ...sample, resembles: await resemblingSite(db, this.#intake, sample.read) });
    const { refused } = this.#counts;
    const refusedRows: FoundIssue = { code: 'refused_rows', rows: refused, sites: 0, samples: [] };
    return {
      columns,
      articles: file.articles(),
      buyer: file.buyer(),
      affects:
        this.#counts.changed > 0 && file.recognised()?.known.kind === 'meter_values'
          ? await countUsing(db, this.#replacedDays.runs)
          : null,
      ...this.#counts,
      sites: this.#sites.size,
      period: this.#period === null ? null : { start_date: this.#period[0], end_date: this.#period[1] },
      issues: [
        ...(refused > 0 && needs.size === 0 ? [refusedRows] : []),
        ...this.#unknown.issue('unknown_site', resembling),
        ...this.#higher.issue(),
        ...this.#double.issues(),
        ...this.#replaces.issue('replaces'),
      ],
      needs: [...needs],
    };
  }
}
