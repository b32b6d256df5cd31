import type { FieldProblem } from '../../../server/api-error.ts';
import type { ColumnCells } from './column-cells.ts';
import type { TableForm } from './plan.ts';
import { cellText, type TableRecord } from './table-cell.ts';
import { tableTexts } from './texts.ts';

/** What a row says of the quality of its values. */
export interface RowQuality {
  readonly isEstimated: boolean;
  /** Whether its value is no reading of a whole step. */
  readonly isGap: boolean;
}

const words: Readonly<Record<string, RowQuality>> = Object.fromEntries(
  (
    [
      [{ isEstimated: false, isGap: false }, ['', 'uppmätt', 'mätt', 'measured', 'korrigerad', 'corrected']],
      [{ isEstimated: true, isGap: false }, ['beräknad', 'estimated']],
      [{ isEstimated: false, isGap: true }, ['saknas', 'missing', 'ofullständig', 'incomplete']],
    ] as const
  ).flatMap(([quality, named]) => named.map((word): [string, RowQuality] => [word, quality])),
);

const counts = ['estimated_count', 'incomplete_count'] as const;

function isSome(text: string): boolean {
  return text !== '' && Number(text.replace(',', '.')) !== 0;
}

/**
 * What a row says of its values. A row of many sites tells only how many of its values are estimated or measured in
 * part: then each may be the estimate, which never takes the place of a reading, and a part cannot be told from a whole.
 */
export function readQuality(
  columns: ColumnCells,
  record: TableRecord,
  form: TableForm,
): RowQuality | { readonly problem: FieldProblem } {
  if (form === 'wide' && counts.some((count) => columns.has(count))) {
    if (isSome(cellText(columns.cell(record, 'incomplete_count'))))
      return { problem: columns.problem('incomplete_count', tableTexts.incompleteRow) };
    return { isEstimated: isSome(cellText(columns.cell(record, 'estimated_count'))), isGap: false };
  }
  const read = cellText(columns.cell(record, 'quality'));
  const quality = words[read.toLowerCase()];
  if (quality === undefined)
    return { problem: columns.problem('quality', tableTexts.unknownQuality({ read: read.slice(0, 40) })) };
  if (form === 'wide' && quality.isGap)
    return { problem: columns.problem('quality', tableTexts.incompleteRow) };
  return quality;
}
