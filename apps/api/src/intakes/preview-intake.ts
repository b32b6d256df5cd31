import { formatDay } from '@vinrod/locale/day';
import type { IntakeNeed, IntakeSample } from '@vinrod/api-client/contract';
import { countUsing } from '../changed-values/used-values.ts';
import type { FieldProblem } from '../server/api-error.ts';
import type { JsonRecord } from '../server/json-document.ts';
import type { Deps } from '../server/deps.ts';
import { readAhead } from '../server/read-ahead.ts';
import { Turn } from '../server/yield-to-event-loop.ts';
import { DoubleHours } from './double-hours.ts';
import {
  batchesOf,
  countOf,
  daysOf,
  openFile,
  valuesOf,
  type OpenFile,
  type PlacedItem,
} from './file-items.ts';
import { removeParts } from './file-bytes.ts';
import { givenKeys, resemblingSite, type FoundSite } from './find-sites.ts';
import { nothingFound, type Findings, type FoundIssue } from './findings.ts';
import type { KeptIntake } from './intake-row.ts';
import { isUntold } from './intake-settings.ts';
import type { KeptRows } from './kept-rows.ts';
import { IssueRows, mostNames, noSample, referenceOf } from './issue-rows.ts';
import type { RowResult } from './known-kinds.ts';
import { placeRows, type PlacedRow, type Placing } from './place-rows.ts';
import { ReplacedDays } from './replaced-days.ts';
import { ReportRows } from './report-rows.ts';
import { rowChanges } from './row-changes.ts';
import { holdRun } from './take-up.ts';
import { intakeTexts } from './texts.ts';
import { rowPart, UsualValues } from './usual-values.ts';

/** Settings without which rows are refused under the name of the setting. */
const askedSettings = [
  'corporate_group',
  'price_area',
  'sek_per_eur',
] as const satisfies readonly IntakeNeed[];

function isNeed(field: string): field is (typeof askedSettings)[number] {
  return askedSettings.some((need) => need === field);
}

/** Settings without which an invoice is refused, by the field under which it is. */
const askedOfInvoice: Readonly<Record<string, IntakeNeed>> = {
  'lines.category': 'article_categories',
  'lines.site_id': 'site',
  customer_id: 'buyer',
};

/** What is found while a file is read. */
class Finding {
  readonly #deps: Pick<Deps, 'database' | 'clock'>;
  readonly #intake: KeptIntake;
  readonly #unknown = new IssueRows();
  readonly #much = new IssueRows();
  readonly #replaces = new IssueRows();
  readonly #double = new DoubleHours();
  readonly #replacedDays = new ReplacedDays();
  readonly #usual: UsualValues;
  readonly #sites = new Set<string>();
  readonly #needs = new Set<IntakeNeed>();
  readonly #invoiceProblems: FieldProblem[] = [];
  readonly #counts = { rows: 0, created: 0, changed: 0, unchanged: 0, refused: 0, estimated: 0 };
  #period: readonly [string, string] | null = null;
  /** The first thing that is wrong. */
  problem: FieldProblem | null = null;

  constructor(deps: Pick<Deps, 'database' | 'clock'>, intake: KeptIntake) {
    this.#deps = deps;
    this.#intake = intake;
    this.#usual = new UsualValues(deps.database.db);
  }

  /** Notes what is wrong with an invoice. Each problem is an item of its own, and all of them are of one row. */
  #noteInvoice(problems: readonly FieldProblem[]): void {
    this.#invoiceProblems.push(...problems);
    this.#counts.rows = 1;
    this.#counts.refused = 1;
  }

  #refuse(rows: ReportRows, placed: PlacedRow, problems: readonly FieldProblem[]): void {
    const count = placed.row === null ? 1 : countOf(placed.row);
    this.#counts.refused += count;
    this.problem ??= problems[0] ?? null;
    for (const problem of problems) {
      if (isNeed(problem.field) && this.#intake.settings[problem.field] === null)
        this.#needs.add(problem.field);
      rows.refused(placed, problem, count);
    }
  }

  /** Reads the rows of a batch without storing any of them. */
  async batch(
    placing: Placing & { readonly isInvoice: boolean },
    rows: ReportRows,
    placed: readonly PlacedRow[],
  ): Promise<void> {
    const batch = placing.known.batch();
    const taken = new Map<number, PlacedRow & { row: JsonRecord }>();
    await this.#usual.prepare(
      placed.flatMap((item) =>
        'site' in item && item.site !== null ? [{ site: item.site, row: item.row }] : [],
      ),
    );
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
        else taken.set(item.item, { ...item, row });
      }
    }
    const { clock, database } = this.#deps;
    const results = await batch.store({
      database,
      intake: {
        id: this.#intake.id,
        caller: { accountId: null, name: '' },
        now: clock.now(),
        fileName: this.#intake.file_name,
      },
      isDryRun: true,
      begin: async () => {},
      end: async () => {},
    });
    for (const result of results) {
      const item = taken.get(result.line);
      if (item !== undefined) this.#noteResult(rows, item, result);
    }
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

  /** The part of a row that is not far above the usual; the rest waits for a choice. */
  #usualPart(
    rows: ReportRows,
    item: PlacedRow & { row: JsonRecord; site: FoundSite | null; read: string },
  ): JsonRecord | null {
    const { row, site, read, line } = item;
    if (site === null) return row;
    this.#double.note({ row, site, read, line });
    const out = this.#usual.standingOut(site, row);
    if (out === null) return row;
    rows.standsOut(item, read, out);
    this.#much.add(site.uuid, out.count, (before) => {
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
    });
    return rowPart(row, out.ranges, false);
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

  /** Whether there is a row that can be stored, now or when something is decided. */
  get hasUsable(): boolean {
    const { created, changed, unchanged } = this.#counts;
    return created + changed + unchanged + this.#unknown.rows + this.#much.rows > 0;
  }

  /** What an invoice lacks, unless it is refused for something else too: that has to be put right first. */
  #needsOfInvoice(): readonly IntakeNeed[] {
    const other = this.#invoiceProblems.find(({ field }) => askedOfInvoice[field] === undefined);
    this.problem = other ?? this.problem;
    return other === undefined
      ? this.#invoiceProblems.flatMap(({ field }) => askedOfInvoice[field] ?? [])
      : [];
  }

  async findings(file: OpenFile): Promise<Findings> {
    const columns = file.columns();
    const needs = new Set([...this.#needs, ...this.#needsOfInvoice(), ...(columns?.needs ?? [])]);
    const resembling: IntakeSample[] = [];
    for (const sample of this.#unknown.samples)
      resembling.push({
        ...sample,
        resembles: await resemblingSite(this.#deps.database.db, this.#intake, sample.read),
      });
    const { refused } = this.#counts;
    const refusedRows: FoundIssue = { code: 'refused_rows', rows: refused, sites: 0, samples: [] };
    return {
      columns,
      articles: file.articles(),
      buyer: file.buyer(),
      affects:
        this.#counts.changed > 0 && file.recognised()?.known.kind === 'meter_values'
          ? await countUsing(this.#deps.database.db, this.#replacedDays.runs)
          : null,
      ...this.#counts,
      sites: this.#sites.size,
      period: this.#period === null ? null : { start_date: this.#period[0], end_date: this.#period[1] },
      issues: [
        ...(refused > 0 && needs.size === 0 ? [refusedRows] : []),
        ...this.#unknown.issue('unknown_site', resembling),
        ...this.#much.issue('much_higher'),
        ...this.#double.issues(),
        ...this.#replaces.issue('replaces'),
      ],
      needs: [...needs],
    };
  }
}

async function begin(deps: Pick<Deps, 'database'>, intake: KeptIntake): Promise<void> {
  await deps.database.transaction(async (trx) => {
    await holdRun(trx, intake);
    await trx.deleteFrom('intake_row').where('intake_id', '=', intake.id).execute();
    await trx
      .updateTable('intake')
      .set({
        done: 0,
        total: intake.size,
        // Columns, articles and the buyer are told of while the file is read again.
        found: JSON.stringify({
          ...nothingFound,
          columns: intake.found.columns,
          articles: intake.found.articles,
          buyer: intake.found.buyer,
        }),
        note: null,
      })
      .where('id', '=', intake.id)
      .execute();
  });
}

async function end(
  deps: Pick<Deps, 'database'>,
  intake: KeptIntake,
  file: OpenFile,
  finding: Finding,
): Promise<void> {
  const found = await finding.findings(file);
  const recognised = file.recognised();
  // What somebody has told something of may be told better.
  const isUseless =
    found.needs.length === 0 && (recognised === null || (!finding.hasUsable && isUntold(file.settings())));
  const note = isUseless ? (finding.problem?.texts[0] ?? intakeTexts.nothingToStore) : null;
  await deps.database.transaction(async (trx) => {
    await holdRun(trx, intake);
    const state = found.needs.length > 0 ? ('needs_settings' as const) : ('ready' as const);
    await trx
      .updateTable('intake')
      .set({
        state: isUseless ? 'refused' : state,
        format: recognised?.format ?? file.columns()?.format ?? null,
        settings: JSON.stringify(file.settings()),
        kind: recognised?.known.kind ?? null,
        found: JSON.stringify(found),
        note: note === null ? null : JSON.stringify(note),
        done: found.rows,
        total: found.rows,
      })
      .where('id', '=', intake.id)
      .execute();
    if (isUseless) await removeParts(trx, intake.id);
  });
}

/** Batches of values that are looked at together: the database is asked the same of one as of four. */
const mostTogether = 4;

function hasValues(batch: readonly PlacedItem[]): boolean {
  return batch.every((item) => 'row' in item && valuesOf(item.row) !== null);
}

/** Puts batches of values together, which take little memory by the value. */
async function* together(
  batches: Iterable<readonly PlacedItem[]> | AsyncIterable<readonly PlacedItem[]>,
): AsyncGenerator<readonly (readonly PlacedItem[])[], void, undefined> {
  let waiting: (readonly PlacedItem[])[] = [];
  for await (const batch of batches) {
    waiting.push(batch);
    if (waiting.length < mostTogether && hasValues(batch)) continue;
    yield waiting;
    waiting = [];
  }
  if (waiting.length > 0) yield waiting;
}

/**
 * Reads a file and finds out what storing it would do, by storing each batch and rolling it back. Nothing is stored but what
 * was found.
 *
 * @param kept - may have what was read of it, and takes what was looked through, for storing it right after
 * @throws Superseded when somebody decided otherwise meanwhile.
 */
export async function previewIntake(
  deps: Pick<Deps, 'database' | 'clock' | 'isStopping'>,
  intake: KeptIntake,
  kept: KeptRows | null = null,
): Promise<void> {
  const { database } = deps;
  const given = await givenKeys(database.db, intake.settings);
  const { corporateGroup } = given;
  await begin(deps, intake);
  const read = kept?.takeRead(intake) ?? null;
  const file = read?.file ?? openFile(database.db, intake, given, { mayAdopt: true });
  const finding = new Finding(deps, intake);
  const turn = new Turn();
  let reported = 0;
  kept?.begin(intake);
  for await (const batches of together(read?.batches ?? readAhead(batchesOf(file)))) {
    if (deps.isStopping()) return;
    const known = file.recognised()?.known;
    for (const batch of batches) kept?.add(batch);
    const items = batches.flat();
    const rows = new ReportRows(intake.id, reported);
    if (known === undefined) {
      // A file of no known kind has one item, which says so.
      for (const item of items) if ('problems' in item) finding.problem ??= item.problems[0] ?? null;
    } else {
      const placing = { intake, known, corporateGroup, isInvoice: file.recognised()?.format === 'peppol' };
      await finding.batch(placing, rows, await placeRows(database.db, placing, items));
    }
    reported += rows.length;
    await database.transaction(async (trx) => {
      await holdRun(trx, intake);
      await rows.keep(trx);
      await trx
        .updateTable('intake')
        .set({ done: Math.min(file.bytesRead(), intake.size) })
        .where('id', '=', intake.id)
        .execute();
    });
    if (turn.isOver) await turn.next();
  }
  await end(deps, intake, file, finding);
  kept?.end(file.settings());
}
