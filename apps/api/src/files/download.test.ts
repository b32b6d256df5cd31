import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listen, type ListeningServer } from '../start/http-server.ts';
import { freePort } from '../testing/api-process.ts';
import { download, type SheetFormat } from './download.ts';
import type { Cell, Column } from './sheet.ts';

const columns: readonly Column[] = [
  { heading: 'Tal', width: 10, format: { kind: 'number', decimals: 9 } },
  { heading: 'Text', width: 10, format: { kind: 'text' } },
];

/** Filling the system's buffers takes seconds on a busy computer. */
const patience = 30_000;

let server: ListeningServer;
let port: number;
let made: number;
let isLetGo: boolean;
let failures: unknown[];

beforeEach(async () => {
  port = await freePort();
  server = await listen('127.0.0.1', port);
  made = 0;
  isLetGo = false;
  failures = [];
});

afterEach(() => server.stop());

/** Rows that end or fail after a count. */
async function* rowsUpTo(count: number, goWrong: boolean): AsyncGenerator<readonly Cell[], void, void> {
  try {
    for (; made < count; made += 1) yield [Math.sin(made), `rad ${made}`];
    if (goWrong) throw new Error('secret of the database');
  } finally {
    isLetGo = true;
  }
}

/** Requests the file; resolves with the response before its content has been read. */
async function ask(format: SheetFormat, count: number, goWrong = false): Promise<IncomingMessage> {
  server.serve(() =>
    download({
      name: 'Fil',
      format,
      sheets: [{ name: 'Blad', columns, rows: rowsUpTo(count, goWrong) }],
      onFailure: (error) => void failures.push(error),
    }),
  );
  const request = get({ host: '127.0.0.1', port, agent: false });
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request.once('response', resolve);
  request.once('error', reject);
  return promise;
}

describe.each(['csv', 'xlsx'] as const)('a file sent as %s', { timeout: 2 * patience }, (format) => {
  test('security 59: is made no faster than the client reads, and no further when the client leaves', async () => {
    const answer = await ask(format, Number.POSITIVE_INFINITY);
    await once(answer, 'readable');
    answer.read();
    answer.pause();
    // Work stops once the system's buffers are full.
    let before = -1;
    await expect
      .poll(
        () => {
          // Rows that were never begun are not let go either.
          const rests = made > 0 && before === made;
          before = made;
          return rests;
        },
        { timeout: patience, interval: 200 },
      )
      .toBe(true);
    expect(isLetGo).toBe(false);
    answer.destroy();
    await expect.poll(() => isLetGo, { timeout: patience }).toBe(true);
    expect(failures).toEqual([]);
  });

  test('comes as a broken connection when it cannot be finished, and says nothing of why', async () => {
    // The server prints the error that broke a connection.
    using printed = vi.spyOn(console, 'error').mockReturnValue();
    const answer = await ask(format, 200_000, true);
    const parts: Buffer[] = [];
    answer.on('data', (part: Buffer) => void parts.push(part));
    await expect(once(answer, 'end')).rejects.toThrow('aborted');
    expect(Buffer.concat(parts).toString('latin1')).not.toContain('secret');
    expect(failures).toEqual([new Error('secret of the database')]);
    expect(String(printed.mock.calls)).not.toContain('secret');
  });
});

test('a file holds one sheet at least, and a csv file has them below each other', async () => {
  const sheet = { name: 'Blad', columns, rows: [] };
  const onFailure = vi.fn<(error: unknown) => void>();
  expect(() => download({ name: 'Fil', format: 'xlsx', sheets: [], onFailure })).toThrow(RangeError);
  const headings = columns.map(({ heading }) => heading).join(';');
  const both = download({ name: 'Fil', format: 'csv', sheets: [sheet, sheet], onFailure });
  expect(Buffer.from(await both.arrayBuffer()).toString()).toBe(`\uFEFF${headings}\r\n\r\n${headings}\r\n`);
});
