import { afterEach, expect, it, vi } from 'vitest';
import { createClient } from '../client.ts';
import { memoryStorage } from '../session/memory-storage.ts';
import { downloadProgress } from './download-progress.ts';

const client = createClient({
  baseUrl: 'https://api.example/api',
  storage: memoryStorage({ accessToken: 'a', refreshToken: 'r' }),
});

/** An answer of two parts of five bytes. */
function inTwoParts(headers: Record<string, string>, status = 200): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(stream) {
      stream.enqueue(encoder.encode('Månad'.slice(0, 4)));
      stream.enqueue(encoder.encode('dkWh;'));
      stream.close();
    },
  });
  return new Response(body, { status, headers: { 'Content-Type': 'text/csv', ...headers } });
}

async function download(answer: () => Response): Promise<{ seen: number[]; text: string; fileName: string }> {
  vi.stubGlobal('fetch', () => Promise.resolve(answer()));
  const seen: number[] = [];
  const file = await client.exports.corporateGroupList({
    fetch: downloadProgress((received) => seen.push(received)),
  });
  return { seen, text: await file.blob.text(), fileName: file.fileName };
}

afterEach(() => vi.unstubAllGlobals());

it('tells how much has come, and gives the whole file with its name', async () => {
  const headers = {
    'Content-Length': '10',
    'Content-Disposition': "attachment; filename*=UTF-8''Koncernlista.csv",
  };
  const { seen, text, fileName } = await download(() => inTwoParts(headers));
  expect(seen).toEqual([0.5, 1]);
  expect(text).toBe('MånadkWh;');
  expect(fileName).toBe('Koncernlista.csv');
});

it.each([{}, { 'Content-Length': '10', 'Content-Encoding': 'gzip' }, { 'Content-Length': 'x' }])(
  'says nothing of a length it does not know: %j',
  async (headers) => {
    const { seen, text } = await download(() => inTwoParts(headers));
    expect(seen).toEqual([]);
    expect(text).toBe('MånadkWh;');
  },
);

it('never tells less than before when the request is sent again', async () => {
  const answers = [inTwoParts({ 'Content-Length': '10' }), inTwoParts({ 'Content-Length': '20' })];
  vi.stubGlobal('fetch', () => Promise.resolve(answers.shift()));
  const seen: number[] = [];
  const fetching = downloadProgress((received) => seen.push(received));
  for (const _ of [1, 2]) await (await fetching(new Request('https://api.example/'))).text();
  expect(seen).toEqual([0.5, 1]);
});

it('lets an error through as it is', async () => {
  const error = JSON.stringify({ type: 'non_field_error', details: { message: 'Nej.' } });
  const answer = () =>
    new Response(error, {
      status: 403,
      headers: { 'Content-Type': 'application/json', 'Content-Length': String(error.length) },
    });
  await expect(download(answer)).rejects.toThrow('Nej.');
});
