import type { FileItem, FileNotice, FileSettings } from '../file-format.ts';
import { factItems } from './fact-rows.ts';
import { labelOf } from './field.ts';
import { fieldsOf, type TableKind } from './fields.ts';
import { findHead, takeBeginning, type FoundHead } from './find-head.ts';
import type { TableMapping } from './mapping.ts';
import { openTable } from './open-table.ts';
import { isKnownHead, isSeriesKind, type TablePlan } from './plan.ts';
import { cellText, TableProblem, type RecordBatches, type TableRecord } from './table-cell.ts';
import { tableTexts } from './texts.ts';
import { valueItems } from './value-rows.ts';
import type { QuickLines } from './quick-lines.ts';
import type { Sheet } from './workbook-sheets.ts';

function refused(problem: TableProblem): FileItem {
  return { line: problem.line, problems: [{ field: '', texts: [problem.text] }] };
}

/** What a table lacks, by the heads that would give it. */
function missingItem({ head, plan }: FoundHead): FileItem {
  const fields = fieldsOf[plan.kind];
  const labels = plan.missing.map((meaning) => {
    const field = fields.find((own) => own.meaning === meaning);
    return field === undefined ? { sv: meaning, en: meaning } : labelOf(field);
  });
  const heads = head.cells
    .map(cellText)
    .filter((text) => text !== '')
    .join(', ')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 500);
  const text = {
    sv: tableTexts.missingColumns({ missing: labels.map(({ sv }) => sv).join(', '), heads }).sv,
    en: tableTexts.missingColumns({ missing: labels.map(({ en }) => en).join(', '), heads }).en,
  };
  return { line: head.line, problems: [{ field: '', texts: [text] }] };
}

function unknownHeads({ columns }: TablePlan): readonly string[] {
  return columns.filter(({ meaning }) => meaning === null).map(({ head }) => head.slice(0, 100));
}

/** Columns that nothing is known of. In a table with a column for each site, one of them may be a site. */
function unknownItem({ head, plan }: FoundHead): FileItem | null {
  const unknown = unknownHeads(plan);
  if (plan.form !== 'wide' || unknown.length === 0) return null;
  return {
    line: head.line,
    problems: unknown.map((name) => ({ field: name, texts: [tableTexts.unknownColumn({ head: name })] })),
  };
}

function passedNotices(plan: TablePlan): readonly FileNotice[] {
  return unknownHeads(plan).map((head) => ({
    code: 'unknown_column',
    subject: head,
    text: tableTexts.passedColumn({ head }),
  }));
}

async function* joined(beginning: readonly TableRecord[], rest: RecordBatches): RecordBatches {
  yield beginning;
  yield* rest;
}

/** Whether a record is the head of another table, as our own csv files have it after an empty line. */
function isOtherHead(record: TableRecord, { kind }: TablePlan): boolean {
  // Cells are cut out when they are asked for.
  if (record.isAfterBlank !== true) return false;
  return record.cells.filter((cell) => isKnownHead(cellText(cell), kind)).length > 1;
}

/** The rows of the table below its head. */
async function* below(
  { head, plan }: FoundHead,
  beginning: readonly TableRecord[],
  rest: RecordBatches,
): RecordBatches {
  for await (const batch of joined(beginning, rest)) {
    const rows = batch.filter(({ line }) => line > head.line);
    const end = rows.findIndex((record) => isOtherHead(record, plan));
    yield end === -1 ? rows : rows.slice(0, end);
    if (end !== -1) return;
  }
}

/** Puts notices with the first row. */
async function* noticed(
  items: AsyncIterable<FileItem>,
  notices: readonly FileNotice[],
): AsyncGenerator<FileItem, void, undefined> {
  let waiting = notices;
  for await (const item of items) {
    if (waiting.length === 0 || !('row' in item)) yield item;
    else {
      yield { ...item, notices: [...waiting, ...(item.notices ?? [])] };
      waiting = [];
    }
  }
}

/** A sheet with its head, and its rows from the start. */
interface FoundSheet {
  readonly sheet: Sheet;
  readonly found: FoundHead;
}

/** What reads a table. */
interface Reading {
  readonly kind: TableKind;
  readonly mapping: TableMapping;
  readonly settings: FileSettings;
}

async function* itemsOf(
  found: FoundHead,
  beginning: readonly TableRecord[],
  rest: RecordBatches,
  { mapping, settings }: Reading,
  quick: QuickLines | null,
): AsyncGenerator<FileItem, void, undefined> {
  const unknown = unknownItem(found);
  if (unknown !== null) {
    yield unknown;
    return;
  }
  const { plan } = found;
  const records = below(found, beginning, rest);
  const items = isSeriesKind(plan.kind)
    ? valueItems(records, plan, { mapping, settings, quick })
    : factItems(records, plan, mapping, settings);
  yield* noticed(items, passedNotices(plan));
}

/**
 * The sites of the sheets of an hour report with a sheet for each site, which do not name them: the sheet of key
 * figures lists them in the order of the sheets.
 */
async function sitesOfSheets(
  sheets: readonly Sheet[],
  { mapping, settings }: Reading,
): Promise<readonly string[]> {
  for (const sheet of sheets) {
    const records = sheet.records();
    const beginning = await takeBeginning(records);
    const found = findHead(beginning, { kinds: ['meter_values'], mapping, settings });
    const place = found?.plan.columns.findIndex(({ meaning }) => meaning === 'site_id') ?? -1;
    if (found === null || place === -1 || !found.plan.missing.includes('time')) {
      await records.return();
      continue;
    }
    const sites: string[] = [];
    for await (const batch of below(found, beginning, records))
      sites.push(...batch.map(({ cells }) => cellText(cells[place])));
    return sites;
  }
  return [];
}

function lacksOnlySite({ plan }: FoundHead): boolean {
  return plan.kind === 'meter_values' && plan.missing.length === 1 && plan.missing[0] === 'site_id';
}

/** Reads every sheet of a workbook that is a table of the kind. */
async function* workbookItems(
  sheets: readonly Sheet[],
  reading: Reading,
): AsyncGenerator<FileItem, void, undefined> {
  const { kind, mapping, settings } = reading;
  const tables: FoundSheet[] = [];
  const others: FoundSheet[] = [];
  for (const sheet of sheets) {
    const records = sheet.records();
    const found = findHead(await takeBeginning(records), { kinds: [kind], mapping, settings });
    await records.return();
    if (found === null) continue;
    (found.plan.missing.length === 0 ? tables : others).push({ sheet, found });
  }
  const unnamed = others.filter(({ found }) => lacksOnlySite(found));
  const sites = tables.length === 0 && unnamed.length > 0 ? await sitesOfSheets(sheets, reading) : [];
  const isListed = sites.length === unnamed.length;
  if (tables.length === 0 && sites.length > 0 && isListed) {
    for (const [place, { sheet }] of unnamed.entries()) {
      const constants = { ...mapping.constants, site_id: sites[place] ?? '' };
      yield* sheetItems(sheet, { ...reading, mapping: { ...mapping, constants } });
    }
    return;
  }
  for (const { sheet } of tables) yield* sheetItems(sheet, reading);
  if (tables.length > 0) return;
  const [first] = others;
  yield first === undefined ? refused(new TableProblem(1, tableTexts.noTable)) : missingItem(first.found);
}

async function* sheetItems(sheet: Sheet, reading: Reading): AsyncGenerator<FileItem, void, undefined> {
  const { kind, mapping, settings } = reading;
  const records = sheet.records();
  const beginning = await takeBeginning(records);
  const found = findHead(beginning, { kinds: [kind], mapping, settings });
  if (found === null) yield refused(new TableProblem(beginning[0]?.line ?? 1, tableTexts.noTable));
  else if (found.plan.missing.length > 0) yield missingItem(found);
  else yield* itemsOf(found, beginning, records, reading, sheet.quick ?? null);
}

/**
 * Reads a csv file or a workbook as rows of a kind, unchecked against the contract. What is wrong in the file is an item
 * too. Of a workbook, every visible sheet is read that is a table of the kind.
 */
export async function* readTable(
  body: AsyncIterable<Uint8Array>,
  kind: TableKind,
  mapping: TableMapping,
  settings: FileSettings,
): AsyncGenerator<FileItem, void, undefined> {
  const reading: Reading = { kind, mapping, settings };
  try {
    const table = await openTable(body);
    try {
      const [sheet] = table.sheets;
      if (table.format === 'xlsx') yield* workbookItems(table.sheets, reading);
      else if (sheet !== undefined) yield* sheetItems(sheet, reading);
    } finally {
      await table.close();
    }
  } catch (error) {
    if (!(error instanceof TableProblem)) throw error;
    yield refused(error);
  }
}
