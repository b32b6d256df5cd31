import type { Language } from '@vinrod/locale/messages/language';
import { formatDay } from '@vinrod/locale/day';
import { localDayOf } from '@vinrod/locale/clock';
import { pdfFile } from '../files/pdf/pdf-file.ts';
import { missing, numberText } from '../files/pdf/swedish-text.ts';
import type { TableColumn, TableRow } from '../files/pdf/table.ts';
import type { PdfWriter } from '../files/pdf/writer.ts';
import type { Cell, Column, Sheet } from '../files/sheet.ts';
import type { Imprint } from '../files/export-answers.ts';

/** Layout of a list's columns on a page. */
export interface ListLayout {
  /** Indexes of sheet columns, each with its share of the width. The first identifies the row. */
  readonly columns: readonly { readonly place: number; readonly width: number }[];
  /** Indexes of columns that are shown once above the rows that share their values. */
  readonly groupedBy: readonly number[];
}

/** A list for reading and printing. */
export interface ListDocument extends Imprint {
  readonly sheet: Sheet;
  readonly layout: ListLayout;
  readonly title: string;
  readonly language: Language;
  /** Name of the corporate group; null for a list across all. */
  readonly owner: string | null;
}

function cellText(cell: Cell, { format }: Column): string {
  if (cell === null) return format.kind === 'text' ? '' : missing;
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'object') return numberText(cell.whole, 0);
  return numberText(cell, format.kind === 'number' ? format.decimals : 0);
}

function columnsOf({ columns }: Sheet, layout: ListLayout): TableColumn[] {
  return layout.columns.map(({ place, width }) => {
    const { heading = '', format } = columns[place] ?? {};
    return { heading, width, align: format?.kind === 'number' ? 'right' : 'left' };
  });
}

async function* rowsOf({ columns, rows }: Sheet, layout: ListLayout): AsyncGenerator<TableRow, void, void> {
  let group = '';
  for await (const row of rows) {
    const texts = columns.map((column, place) => cellText(row[place] ?? null, column));
    const own = layout.groupedBy.map((place) => texts[place]).join(', ');
    if (own !== group) yield { kind: 'group', cells: [own] };
    group = own;
    yield { cells: layout.columns.map(({ place }) => texts[place] ?? '') };
  }
}

async function* write(
  pdf: PdfWriter,
  { sheet, layout, title, owner, createdAt }: ListDocument,
): AsyncGenerator<void, void, void> {
  pdf.title(title);
  const day = formatDay(localDayOf(createdAt.getTime()));
  pdf.text(owner === null ? day : `${owner}, ${day}`, 'lead');
  pdf.space(10);
  yield* pdf.table({ columns: columnsOf(sheet, layout), rows: rowsOf(sheet, layout), summary: title });
}

/** Writes a list as a tagged PDF, part by part as it is read. */
export function listPdf(document: ListDocument): AsyncGenerator<Uint8Array, void, void> {
  const { title, owner, createdAt, language, supplier } = document;
  const name = owner === null ? title : `${title}, ${owner}`;
  return pdfFile({ title: name, context: name, createdAt, language, brand: supplier }, (pdf) =>
    write(pdf, document),
  );
}
