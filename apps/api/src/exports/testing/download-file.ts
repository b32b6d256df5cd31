import readXlsxFile from 'read-excel-file/node';
import type { TestApp } from '../../testing/test-app.ts';

/** A text that spreadsheets would run if they took it for a formula. */
export const formulaText = "=cmd|' /C calc'!A0";

/** Media type of Excel workbooks. */
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Which file, and who asks for it. */
export interface FileRequest {
  readonly app: TestApp;
  readonly path: string;
  /** Access token. */
  readonly access: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Reads a whole file from the server. */
export async function downloadFile({ app, path, access, headers = {} }: FileRequest) {
  const response = await app.fetch(
    new Request(`http://localhost${path}`, { headers: { ...headers, Authorization: `Bearer ${access}` } }),
  );
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}

/** The name of the only sheet of a workbook and all its cells, as another program reads them. */
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
