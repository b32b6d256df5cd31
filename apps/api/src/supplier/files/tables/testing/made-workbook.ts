import { bytesOf } from '../../../../files/testing/bytes.ts';
import type { Column } from '../../../../files/sheet.ts';
import { zipFile } from '../../../../files/zip.ts';

/** Parts of a workbook by name; a part that is left out is an ordinary one. */
export interface WorkbookParts {
  /** What stands between `<sheetData>` and its end. */
  readonly rows?: string;
  readonly sharedStrings?: string;
  readonly styles?: string;
  readonly workbook?: string;
  readonly relations?: string;
  readonly others?: Readonly<Record<string, string>>;
}

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

async function* bytes(text: string): AsyncGenerator<Uint8Array, void, undefined> {
  yield await Promise.resolve(Buffer.from(text));
}

/** A sheet of these rows. */
export function sheetOf(rows: string): string {
  return `<?xml version="1.0"?><worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`;
}

/** A workbook of one sheet, `Blad1`, in the plainest XML. */
export function madeWorkbook({
  rows = '',
  sharedStrings = `<sst xmlns="${main}"/>`,
  styles = `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm;@"/></numFmts><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
  workbook = `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Blad1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  relations = `<Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/>
    <Relationship Id="rId2" Type="${office}/sharedStrings" Target="sharedStrings.xml"/>
    <Relationship Id="rId3" Type="${office}/styles" Target="styles.xml"/>`,
  others = {},
}: WorkbookParts): Promise<Buffer> {
  const parts = {
    '_rels/.rels': `<Relationships><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': workbook,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relations}</Relationships>`,
    'xl/worksheets/sheet1.xml': sheetOf(rows),
    'xl/sharedStrings.xml': sharedStrings,
    'xl/styles.xml': styles,
    ...others,
  };
  return bytesOf(zipFile(Object.entries(parts).map(([name, text]) => ({ name, content: bytes(text) }))));
}

/** A cell of text. */
export function textCell(place: string, text: string): string {
  return `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
}

/** The head of a table of meter values, in row 1. */
export const headRow = `<row r="1">${textCell('A1', 'Anläggnings-id')}${textCell('B1', 'Tidpunkt')}${textCell('C1', 'Förbrukning (kWh)')}</row>`;

/** Columns of text with these heads. */
export function textColumns(...headings: readonly string[]): readonly Column[] {
  return headings.map((heading) => ({ heading, width: 9, format: { kind: 'text' } }));
}
