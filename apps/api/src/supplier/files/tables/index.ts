import type { Text } from '@vinrod/locale/messages/texts';
import { labelOf } from './field.ts';
import { fieldsOf, type TableKind } from './fields.ts';

export { tableKinds, type TableKind } from './fields.ts';
export { mappingOf } from './mapping-of-query.ts';
export type { ColumnMapping, TableColumn, TableMapping } from './mapping.ts';
export { proposeColumns, type ProposalOptions, type TableProposal } from './propose-columns.ts';
export { readTable } from './read-table.ts';
export { isTable, tableFormat } from './table-format.ts';

/** A meaning that somebody can give to a column. */
export interface ColumnMeaning {
  readonly meaning: string;
  /** Whether rows of the kind cannot do without. */
  readonly isNeeded: boolean;
  readonly text: Text;
}

/** Meanings that the columns of a kind can have, besides `ignore`, and `site` or `area` for a column of values. */
export function meaningsOf(kind: TableKind): readonly ColumnMeaning[] {
  return fieldsOf[kind].map((field) => ({
    meaning: field.meaning,
    isNeeded: field.isNeeded,
    text: labelOf(field),
  }));
}
