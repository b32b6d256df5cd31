import { createHash } from 'node:crypto';

/** What vanilla-extract tells of a name that it needs. */
export interface NamedStyle {
  /** A hash of the file, and the number of the name in it. */
  readonly hash: string;
  readonly filePath: string;
}

/** Length of the hash of a file, of which vanilla-extract says nothing. */
const hashLengths = new Map<string, number>();
const filesByMark = new Map<string, string>();

/** Three letters and digits for a file, which are enough to tell those of the kit apart. */
function markOf(filePath: string): string {
  const hash = createHash('sha256').update(filePath).digest().readUInt32BE();
  const mark = (hash % 36 ** 3).toString(36).padStart(3, '0');
  const other = filesByMark.get(mark) ?? filePath;
  if (other !== filePath) throw new Error(`${filePath} and ${other} would share class names: rename one.`);
  filesByMark.set(mark, filePath);
  return mark;
}

/**
 * Names of classes, half as long as vanilla-extract's: every name stands in the style sheet and in the code. They come from
 * the file and the order of its rules, so that every pass of the build makes the same.
 */
export function className({ hash, filePath }: NamedStyle): string {
  // The first name of a file has the number 0.
  const length = hashLengths.get(filePath) ?? hash.length - 1;
  hashLengths.set(filePath, length);
  return `_${markOf(filePath)}${hash.slice(length)}`;
}
