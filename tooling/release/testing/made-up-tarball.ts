import { gzipSync } from 'node:zlib';

const block = 512;

/** A header in the form that npm and pnpm write (ustar). */
function header(path: string, size: number, kind: string): Buffer {
  const bytes = Buffer.alloc(block);
  bytes.write(path, 0, 100);
  bytes.write('000644 \0', 100);
  bytes.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  bytes.write(kind, 156);
  bytes.write('ustar\x0000', 257);
  bytes.write('        ', 148);
  const sum = bytes.reduce((total, byte) => total + byte, 0);
  bytes.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return bytes;
}

function member(path: string, contents: string, kind = '0'): Buffer {
  const bytes = Buffer.from(contents);
  const padding = Buffer.alloc((block - (bytes.length % block)) % block);
  return Buffer.concat([header(path, bytes.length, kind), bytes, padding]);
}

/** A record of a pax header says its own length first. */
function paxRecord(path: string): string {
  const rest = ` path=${path}\n`;
  let length = rest.length;
  while (`${length}${rest}`.length !== length) length = `${length}${rest}`.length;
  return `${length}${rest}`;
}

/** Packs files as a package manager does. */
export function madeUpTarball(files: Readonly<Record<string, string>>): Buffer {
  const members = Object.entries(files).flatMap(([name, contents]) => {
    const path = `package/${name}`;
    if (path.length <= 100) return [member(path, contents)];
    return [member('PaxHeader/long', paxRecord(path), 'x'), member(path.slice(-100), contents)];
  });
  return gzipSync(Buffer.concat([...members, Buffer.alloc(2 * block)]));
}
