import type { Text } from '@vinrod/locale/messages/texts';
import type { FieldProblem } from '../../../server/api-error.ts';
import type { TableColumn } from './mapping.ts';
import type { TableCell, TableRecord } from './table-cell.ts';

/** The cells of rows by what their columns mean. */
export class ColumnCells {
  readonly #of = new Map<string, { readonly index: number; readonly head: string }>();

  constructor(columns: readonly TableColumn[]) {
    columns.forEach(({ meaning, head }, index) => {
      if (meaning !== null && !this.#of.has(meaning)) this.#of.set(meaning, { index, head });
    });
  }

  has(meaning: string): boolean {
    return this.#of.has(meaning);
  }

  cell({ cells }: TableRecord, meaning: string): TableCell {
    const column = this.#of.get(meaning);
    return column === undefined ? null : (cells[column.index] ?? null);
  }

  /** A problem in the column of this meaning, by its head. */
  problem(meaning: string, text: Text): FieldProblem {
    return { field: this.#of.get(meaning)?.head ?? '', texts: [text] };
  }
}
