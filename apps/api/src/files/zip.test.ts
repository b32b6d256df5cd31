import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { bytesOf } from './testing/bytes.ts';
import { unzip } from './testing/unzip.ts';
import { zipFile, type ZipEntry } from './zip.ts';

async function* parts(...texts: readonly string[]): AsyncGenerator<Uint8Array, void, void> {
  for (const text of texts) yield Buffer.from(text);
}

async function* broken(): AsyncGenerator<Uint8Array, void, void> {
  yield Buffer.from('början');
  throw new Error('The database is gone.');
}

describe('a zip file', () => {
  test('holds what was put in, under its names', async () => {
    const long = 'Förbrukning '.repeat(100_000);
    const zip = await bytesOf(
      zipFile([
        { name: 'tom', content: parts() },
        { name: 'mapp/Åäö.txt', content: parts('Vinröd', ' är vinröd') },
        { name: 'lång', content: parts(long) },
      ]),
    );
    expect([...unzip(zip)]).toEqual([
      ['tom', ''],
      ['mapp/Åäö.txt', 'Vinröd är vinröd'],
      ['lång', long],
    ]);
    expect(zip.length).toBeLessThan(20_000);
  });

  test('is the same every time', async () => {
    const [first, second] = [1, 2].map(() => bytesOf(zipFile([{ name: 'a', content: parts('samma') }])));
    expect(await first).toEqual(await second);
  });

  test('takes no more of the content than leaves, and lets go of it when nobody reads on', async () => {
    let made = 0;
    let isLetGo = false;
    async function* endless(): AsyncGenerator<Uint8Array, void, void> {
      try {
        for (;;) {
          made += 1;
          yield randomBytes(65_536);
        }
      } finally {
        isLetGo = true;
      }
    }
    let read = 0;
    for await (const bytes of zipFile([{ name: 'utan slut', content: endless() }])) {
      read += bytes.length;
      if (read > 5_000_000) break;
    }
    expect(made).toBeLessThan(5_000_000 / 65_536 + 20);
    await expect.poll(() => isLetGo).toBe(true);
  });

  test('asks for one file after the other, and for no more when nobody reads on', async () => {
    let asked = 0;
    let isLetGo = false;
    async function* endless(): AsyncGenerator<ZipEntry, void, void> {
      try {
        for (;;) {
          asked += 1;
          yield { name: `fil ${asked}`, content: parts('Vinröd') };
        }
      } finally {
        isLetGo = true;
      }
    }
    let seen = 0;
    for await (const bytes of zipFile(endless())) {
      if (Buffer.from(bytes).includes('fil ')) seen += 1;
      expect(asked).toBe(seen);
      if (seen === 5) break;
    }
    expect(isLetGo).toBe(true);
  });

  test('fails when its content does', async () => {
    const reading = bytesOf(zipFile([{ name: 'a', content: broken() }]));
    await expect(reading).rejects.toThrow('The database is gone.');
  });
});
