import readXlsxFile from 'read-excel-file/node';
import type { TestApp } from '../../testing/test-app.ts';

/** A text that a spreadsheet would run as a formula. */
export const formulaText = "=cmd|' /C calc'!A0";

/** Media type of Excel workbooks. */
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The file to request, and the access to use. */
export interface FileRequest {
  readonly app: TestApp;
  readonly path: string;
  /** Access token. */
  readonly access: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Downloads a whole file. */
export async function downloadFile({ app, path, access, headers = {} }: FileRequest) {
  const response = await app.fetch(
    new Request(`http://localhost${path}`, { headers: { ...headers, Authorization: `Bearer ${access}` } }),
  );
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}

/** The name and cells of a workbook's only sheet, as read by another program. */
export async function workbookOf(request: FileRequest): Promise<{ name: unknown; cells: unknown[] }> {
  const { bytes } = await downloadFile(request);
  const [sheet] = await readXlsxFile(bytes, { trim: false });
  return { name: sheet?.sheet, cells: sheet?.data ?? [] };
}

/**
 * The lines of a csv file.
 *
 * @throws Error when it does not start with a byte order mark or end with a line break.
 */
export async function linesOf(request: FileRequest): Promise<string[]> {
  const { bytes } = await downloadFile(request);
  const [, content] = /^\uFEFF([^]*)\r\n$/.exec(bytes.toString()) ?? [];
  if (content === undefined) throw new Error('This is no csv file for spreadsheets.');
  return content.split('\r\n');
}
