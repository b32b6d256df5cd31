import { gunzipSync } from 'node:zlib';
import { recordOf, type JsonRecord } from '../record.ts';

/** A packed package, in memory. */
export interface Tarball {
  readonly manifest: JsonRecord;
  /** Contents by path within the package. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** Bytes to download. */
  readonly size: number;
}

const block = 512;

/** A field of a header: text up to its first zero. */
function field(header: Buffer, start: number, length: number): string {
  const text = header.toString('utf8', start, start + length);
  const end = text.indexOf('\0');
  return end === -1 ? text : text.slice(0, end);
}

/** The path that a pax header gives the next file, when its own header has no room for it. */
function paxPath(contents: Buffer): string | undefined {
  return /^\d+ path=(.*)$/m.exec(contents.toString('utf8'))?.[1];
}

/** The files of a tarball; its first folder, `package/`, is left out of their paths. */
function filesOf(archive: Buffer): ReadonlyMap<string, Buffer> {
  const files = new Map<string, Buffer>();
  let longPath: string | undefined;
  for (let at = 0; at + block <= archive.length;) {
    const header = archive.subarray(at, at + block);
    const name = field(header, 0, 100);
    if (name === '') break;
    const size = Number.parseInt(field(header, 124, 12).trim() || '0', 8);
    const contents = archive.subarray(at + block, at + block + size);
    const kind = field(header, 156, 1);
    const prefix = field(header, 345, 155);
    if (kind === 'x') longPath = paxPath(contents);
    else {
      const path = longPath ?? (prefix === '' ? name : `${prefix}/${name}`);
      if (kind === '0' || kind === '') files.set(path.slice(path.indexOf('/') + 1), contents);
      longPath = undefined;
    }
    at += block + Math.ceil(size / block) * block;
  }
  return files;
}

/**
 * Opens a tarball.
 *
 * @throws Error when it holds no readable `package.json`.
 */
export function openTarball(bytes: Buffer): Tarball {
  const files = filesOf(gunzipSync(bytes));
  const manifest = files.get('package.json');
  if (manifest === undefined) throw new Error('The tarball has no package.json.');
  return { manifest: recordOf(JSON.parse(manifest.toString('utf8'))), files, size: bytes.length };
}
