import { dayMs } from '@vinrod/locale/clock';
import { columnLetters } from './column-letters.ts';
import { localTime } from './local-time.ts';
import { wholeFormat, type Cell, type Column, type Sheet } from './sheet.ts';
import type { CellStyles } from './xlsx-styles.ts';
import { xmlText } from './xml-text.ts';

/** Serial number of 1970-01-01 in spreadsheets, which count days from 1899-12-30. */
const epoch = 25_569;
/** Maximum rows of a sheet, including the headings. */
const maxRows = 1_048_576;
/** Maximum characters of a cell; spreadsheets report a file with longer texts as damaged. */
const maxCellLength = 32_767;

const minutesPerDay = 1440;

function textCell(place: string, text: string, style: number): string {
  if (text === '') return '';
  const whole = text.length > maxCellLength ? `${text.slice(0, maxCellLength - 1)}…` : text;
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(whole)}</t></is></c>`;
}

function serialNumber(value: number, { format }: Column): number {
  if (!Number.isFinite(value)) throw new RangeError(`${value} cannot be written to a file.`);
  if (format.kind === 'day' || format.kind === 'month') return epoch + value;
  if (format.kind === 'time') return epoch + localTime(value) / dayMs;
  return format.kind === 'clock' ? value / minutesPerDay : value;
}

function head({ columns }: Sheet): string {
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">\
<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>\
<selection pane="bottomLeft" activeCell="A2" sqref="A2"/></sheetView></sheetViews>\
<sheetFormatPr defaultRowHeight="15"/><cols>${widths.join('')}</cols><sheetData>`;
}

/**
 * The XML of a sheet in short parts: frozen headings, then the rows. Texts are inline and typed as text, so that none
 * is ever read as a formula.
 *
 * @throws RangeError while reading, when a number is not finite or there are too many rows for a sheet.
 */
export async function* sheetXml(sheet: Sheet, styles: CellStyles): AsyncGenerator<string, void, void> {
  const columns = sheet.columns.map((column, index) => ({
    column,
    letters: columnLetters(index),
    style: styles.of(column.format),
  }));
  const cellXml = (cell: Cell, row: number, { column, letters, style }: (typeof columns)[number]): string => {
    if (cell === null) return '';
    if (typeof cell === 'string') return textCell(`${letters}${row}`, cell, styles.text);
    if (typeof cell === 'object')
      return `<c r="${letters}${row}" s="${styles.of(wholeFormat)}"><v>${cell.whole}</v></c>`;
    return `<c r="${letters}${row}" s="${style}"><v>${serialNumber(cell, column)}</v></c>`;
  };
  yield head(sheet);
  const headings = columns.map(({ column, letters }) =>
    textCell(`${letters}1`, column.heading, styles.heading),
  );
  yield `<row r="1">${headings.join('')}</row>`;
  let number = 1;
  for await (const row of sheet.rows) {
    number += 1;
    if (number > maxRows) throw new RangeError(`A sheet has room for ${maxRows - 1} rows.`);
    const cells = columns.map((column, index) => cellXml(row[index] ?? null, number, column));
    yield `<row r="${number}">${cells.join('')}</row>`;
  }
  yield '</sheetData></worksheet>';
}
