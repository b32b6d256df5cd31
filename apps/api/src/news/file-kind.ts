import { fileTypeFromBuffer } from 'file-type';

/** File kinds allowed in news. */
export type FileKind = 'pdf' | 'xlsx' | 'csv' | 'jpg' | 'png';

/** Content type that a kind is stored and served with. */
export const contentTypes: Readonly<Record<FileKind, string>> = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  jpg: 'image/jpeg',
  png: 'image/png',
};

const endings: Readonly<Record<FileKind, RegExp>> = {
  pdf: /\.pdf$/i,
  xlsx: /\.xlsx$/i,
  csv: /\.csv$/i,
  jpg: /\.jpe?g$/i,
  png: /\.png$/i,
};

/** Maximum distance of the end marker from the end of a PDF (ISO 32000-1, annex H.3.18). */
const pdfTail = 1024;

/** The end record of a zip's directory is within this many bytes of its end. */
const zipTail = 65_557;

const zipDirectory = Buffer.from([0x50, 0x4b, 0x05, 0x06]);

/** Whether nothing is hidden after the end of a PDF. */
function isWholePdf(bytes: Buffer): boolean {
  return bytes.subarray(-pdfTail).includes('%%EOF') && !bytes.subarray(-zipTail).includes(zipDirectory);
}

/** Whether the bytes are text, without the control characters of binary files. */
function isText(bytes: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return !/[^\P{Cc}\t\n\r]/u.test(text);
  } catch {
    return false;
  }
}

function isKind(kind: string): kind is FileKind {
  return Object.hasOwn(endings, kind);
}

/**
 * The kind of a file by its bytes; null when it is not an allowed kind, its bytes and its name disagree, or it is two
 * kinds at once.
 */
export async function fileKind(name: string, bytes: Buffer): Promise<FileKind | null> {
  const found = await fileTypeFromBuffer(bytes);
  if (found === undefined) return endings.csv.test(name) && isText(bytes) ? 'csv' : null;
  if (!isKind(found.ext) || found.ext === 'csv' || !endings[found.ext].test(name)) return null;
  return found.ext === 'pdf' && !isWholePdf(bytes) ? null : found.ext;
}
