import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressFiles } from './compressed-files.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vinrod-build-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a build holds each text twice more, as small as can be; not what is small, a picture or a source map', async () => {
  const text = 'export const answer = 42;\n'.repeat(200);
  mkdirSync(join(folder, 'assets'));
  for (const name of ['assets/a.js', 'assets/a.js.map', 'b.css', 'c.woff2', 'd.png'])
    writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, 'e.svg'), '<svg/>');
  await compressFiles(folder);
  const made = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /[.](br|gz)$/.test(name),
  );
  expect(made.toSorted()).toEqual(['assets/a.js.br', 'assets/a.js.gz', 'b.css.br', 'b.css.gz']);
  expect(brotliDecompressSync(readFileSync(join(folder, 'b.css.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(folder, 'b.css.gz'))).toString()).toBe(text);
});
