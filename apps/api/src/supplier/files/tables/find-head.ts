import type { FileSettings } from '../file-format.ts';
import type { TableKind } from './fields.ts';
import type { TableMapping } from './mapping.ts';
import { fitOf, planTable, type TablePlan } from './plan.ts';
import { cellText, type RecordBatches, type TableRecord } from './table-cell.ts';

/** Rows among which the head of a table is looked for: files have titles above. */
const mostBefore = 20;

/** The head of a table, and what it makes of it. */
export interface FoundHead {
  readonly head: TableRecord;
  readonly plan: TablePlan;
}

/** What is to be found. */
export interface HeadQuestion {
  /** Kinds that it may be of. */
  readonly kinds: readonly TableKind[];
  readonly mapping: TableMapping;
  readonly settings: FileSettings;
}

/** A day, an instant or a number with decimals: what stands below a head, and not in it. */
const aValue = /^(\d{4}-\d{2}-\d{2}([ T].*)?|\d{1,2}[./]\d{1,2}[./]\d{2,4}( .*)?|-?\d[\d\s]*[.,]\d+)$/;

/** Whether a row may be a head. A row of values has the number of a metering point too, as heads of sites have. */
function mayBeHead({ cells }: TableRecord): boolean {
  return !cells.some((cell) => aValue.test(cellText(cell)));
}

function headOf(record: TableRecord): readonly string[] {
  return record.cells.map((cell) => cellText(cell));
}

/** What is made of a table with this head, as the kind that fits best. */
function bestPlan(heads: readonly string[], { kinds, mapping, settings }: HeadQuestion): TablePlan | null {
  let best: TablePlan | null = null;
  for (const kind of kinds) {
    const plan = planTable(heads, kind, mapping, settings);
    if (best === null || fitOf(plan) > fitOf(best)) best = plan;
  }
  return best;
}

/** Whether a row says the meaning of any of its columns. */
function saysAnything({ columns }: TablePlan): boolean {
  return columns.some(({ head, meaning }) => head !== '' && meaning !== null);
}

/** The first of the rows that lacks nothing as a head; otherwise the one that fits best. Null when none says anything. */
export function findHead(rows: readonly TableRecord[], question: HeadQuestion): FoundHead | null {
  let best: FoundHead | null = null;
  for (const head of rows.slice(0, mostBefore)) {
    if (!mayBeHead(head)) continue;
    const plan = bestPlan(headOf(head), question);
    if (plan === null || !saysAnything(plan)) continue;
    if (plan.missing.length === 0) return { head, plan };
    if (best === null || fitOf(plan) > fitOf(best.plan)) best = { head, plan };
  }
  return best;
}

/** Takes so many of the first rows, and those that come with them. */
export async function takeBeginning(
  batches: RecordBatches,
  count: number = mostBefore,
): Promise<readonly TableRecord[]> {
  let rows: readonly TableRecord[] = [];
  while (rows.length < count) {
    const next = await batches.next();
    if (next.done === true) break;
    rows = rows.length === 0 ? next.value : [...rows, ...next.value];
  }
  return rows;
}
