import type { FieldProblem } from '../../../server/api-error.ts';
import type { FileSettings } from '../file-format.ts';
import { tableKinds, type TableKind } from './fields.ts';
import { findHead, takeBeginning, type HeadQuestion } from './find-head.ts';
import type { TableColumn, TableMapping } from './mapping.ts';
import { openTable, type OpenTable } from './open-table.ts';
import { fitOf, type TableForm } from './plan.ts';
import { cellText, TableProblem, type TableRecord } from './table-cell.ts';
import { tableTexts } from './texts.ts';

/** What a file with a table would be read as. */
export interface TableProposal {
  readonly format: 'csv' | 'xlsx';
  /** Of a csv file. */
  readonly encoding: string | null;
  readonly delimiter: string | null;
  /** Name of the sheet of a workbook. */
  readonly sheet: string | null;
  readonly headLine: number;
  readonly columns: readonly TableColumn[];
  /** The first rows below the head, as text. */
  readonly rows: readonly (readonly string[])[];
  /** Null when no column says anything. */
  readonly kind: TableKind | null;
  readonly form: TableForm;
  /** Meanings that the kind needs, and that no column, constant or setting gives. */
  readonly missing: readonly string[];
  /** Why it cannot be read at all. */
  readonly problems: readonly FieldProblem[];
}

/** What is known before a file is looked at. */
export interface ProposalOptions {
  /** The kind that it is of; by default the one that fits best. */
  readonly kind?: TableKind | null;
  readonly mapping?: TableMapping;
  readonly settings: FileSettings;
}

/** Rows that are shown. */
const shownRows = 5;
/** Rows that are looked at: those in which a head is looked for, and those that are shown. */
const lookedAt = 25;

type Proposed = Pick<TableProposal, 'sheet' | 'headLine' | 'columns' | 'rows' | 'kind' | 'form' | 'missing'>;

function filledCells({ cells }: TableRecord): number {
  return cells.filter((cell) => cellText(cell) !== '').length;
}

/** A table of whose heads none says anything: the first of the longest rows, because titles above are short. */
function withoutHead(sheet: string | null, rows: readonly TableRecord[]): Proposed {
  const widest = Math.max(0, ...rows.map(filledCells));
  const place = rows.findIndex((row) => filledCells(row) === widest);
  const [first, ...others] = place === -1 ? [] : rows.slice(place);
  const columns = (first?.cells ?? []).map((cell): TableColumn => ({
    head: cellText(cell),
    meaning: null,
    unit: null,
    siteId: null,
  }));
  const shown = others.slice(0, shownRows).map(({ cells }) => cells.map(cellText));
  return { sheet, headLine: first?.line ?? 1, columns, rows: shown, kind: null, form: 'rows', missing: [] };
}

/** What one sheet would be, and how well that fits. */
function proposalOf(sheet: string | null, rows: readonly TableRecord[], question: HeadQuestion) {
  const found = findHead(rows, question);
  if (found === null) return { proposed: withoutHead(sheet, rows), fit: Number.NEGATIVE_INFINITY };
  const { head, plan } = found;
  const below = rows.filter(({ line }) => line > head.line).slice(0, shownRows);
  const { columns, kind, form, missing } = plan;
  const shown = below.map(({ cells }) => cells.map(cellText));
  return {
    proposed: { sheet, headLine: head.line, columns, rows: shown, kind, form, missing },
    fit: fitOf(plan),
  };
}

async function bestOf({ format, sheets }: OpenTable, question: HeadQuestion): Promise<Proposed> {
  let best: ReturnType<typeof proposalOf> | null = null;
  for (const { name, records } of sheets) {
    const own = records();
    const rows = await takeBeginning(own, lookedAt);
    await own.return();
    if (rows.length === 0) continue;
    const proposal = proposalOf(format === 'xlsx' ? name : null, rows, question);
    if (best === null || proposal.fit > best.fit) best = proposal;
    if (proposal.proposed.kind !== null && proposal.proposed.missing.length === 0) break;
  }
  if (best === null) throw new TableProblem(1, tableTexts.noTable);
  return best.proposed;
}

/**
 * Looks at a file and says what its columns would mean. Of a csv file only the beginning is read, of a workbook the whole
 * body, because its directory is at its end.
 */
export async function proposeColumns(
  body: AsyncIterable<Uint8Array>,
  { kind = null, mapping = {}, settings }: ProposalOptions,
): Promise<TableProposal> {
  const question: HeadQuestion = { kinds: kind === null ? tableKinds : [kind], mapping, settings };
  try {
    const table = await openTable(body);
    try {
      const { format, encoding, delimiter } = table;
      return { format, encoding, delimiter, ...(await bestOf(table, question)), problems: [] };
    } finally {
      await table.close();
    }
  } catch (error) {
    if (!(error instanceof TableProblem)) throw error;
    const problems = [{ field: '', texts: [error.text] }];
    return { format: 'csv', encoding: null, delimiter: null, ...withoutHead(null, []), problems };
  }
}
