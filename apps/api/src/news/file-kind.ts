import { fileTypeFromBuffer } from 'file-type';

/** Kinds of files that news can carry. */
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

/** How far from its end a pdf may tell that it ends (ISO 32000-1, annex H.3.18). */
const pdfTail = 1024;

/** A zip tells where its directory is within this many bytes of its end. */
const zipTail = 65_557;

const zipDirectory = Buffer.from([0x50, 0x4b, 0x05, 0x06]);

/** Whether nothing else hides behind the end of a pdf. */
function isWholePdf(bytes: Buffer): boolean {
  return bytes.subarray(-pdfTail).includes('%%EOF') && !bytes.subarray(-zipTail).includes(zipDirectory);
}

/** Text without the control characters of binary files. */
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
 * What a file is by its bytes; null when it is none of the allowed kinds, or one thing by its bytes and another by its
 * name, or two things at once.
 */
export async function fileKind(name: string, bytes: Buffer): Promise<FileKind | null> {
  const found = await fileTypeFromBuffer(bytes);
  if (found === undefined) return endings.csv.test(name) && isText(bytes) ? 'csv' : null;
  if (!isKind(found.ext) || found.ext === 'csv' || !endings[found.ext].test(name)) return null;
  return found.ext === 'pdf' && !isWholePdf(bytes) ? null : found.ext;
}
