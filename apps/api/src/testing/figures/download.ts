import readXlsxFile from 'read-excel-file/node';
import { downloadFile } from '../../exports/testing/download-file.ts';
import type { FigureWorld } from './figure-case.ts';

/** A parsed cell. */
export type ReadCell = string | number | boolean | Date | null;

/** A sheet with its headings and rows. */
export interface ReadSheet {
  readonly name: string;
  readonly headings: readonly string[];
  readonly rows: readonly (readonly ReadCell[])[];
}

/**
 * Downloads a file.
 *
 * @throws Error when the status is not 200.
 */
export async function download({ app, access }: FigureWorld, path: string): Promise<Buffer> {
  const { status, bytes } = await downloadFile({ app, access, path: `/api/v1/${path}` });
  if (status !== 200) throw new Error(`${path} answers ${status}: ${bytes.toString().slice(0, 200)}`);
  return bytes;
}

function cellOf(cell: unknown): ReadCell {
  if (typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean') return cell;
  return cell instanceof Date ? cell : null;
}

/** The sheets of a workbook. */
export async function readWorkbook(bytes: Buffer): Promise<ReadSheet[]> {
  const sheets = await readXlsxFile(bytes, { trim: false });
  return sheets.map(({ sheet, data }) => {
    const [headings = [], ...rows] = data;
    return {
      name: sheet,
      headings: headings.map(String),
      rows: rows.map((row) => row.map(cellOf)),
    };
  });
}

/** The fields of a line; quoted ones contain no line breaks here. */
function fieldsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}

/** The only sheet of a CSV file, with cells as texts; empty ones are null. */
export function readCsv(bytes: Buffer): ReadSheet {
  const [headings = '', ...lines] = bytes
    .toString()
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n');
  return {
    name: 'csv',
    headings: fieldsOf(headings),
    rows: lines.map((line) => fieldsOf(line).map((field) => (field === '' ? null : field))),
  };
}
