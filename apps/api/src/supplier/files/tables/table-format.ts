import type { ByteFormat } from '../file-format.ts';
import type { TableKind } from './fields.ts';
import { isUtf16, noText } from './decode-text.ts';
import { isZip } from './open-table.ts';
import { readTable } from './read-table.ts';

/** Bytes that are looked at. */
const beginningSize = 4096;

/** Whether a file that begins like this may be a table: a workbook, or lines with separators between their fields. */
export function isTable(beginning: Uint8Array): boolean {
  const bytes = Buffer.from(beginning.subarray(0, beginningSize));
  if (isZip(bytes) || isUtf16(bytes)) return true;
  const text = bytes.toString('latin1');
  return !noText.test(text) && !/^(?:\xEF\xBB\xBF)?\s*[<{[%]/.test(text) && /[;,\t]/.test(text);
}

/** Tables of a kind of rows, as a format of its call. It comes after the formats of markets, which are told by more. */
export function tableFormat(kind: TableKind): ByteFormat {
  return {
    name: 'csv, xlsx',
    recognises: (_, bytes) => isTable(bytes),
    readBytes: (body, settings) => readTable(body, kind, settings.table ?? {}, settings),
  };
}
