import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { jsonAnswer } from './json-answer.ts';
import { wholeAnswer } from './whole-answer.ts';

const short = { name: 'Norrviken' };
const long = { rows: Array.from({ length: 20_000 }, (_, index) => ({ index, name: `Anläggning ${index}` })) };
const gets = (ifNoneMatch: string | null, acceptEncoding: string | null = null) => ({
  ifNoneMatch,
  acceptEncoding,
});

async function tagOf(value: object): Promise<string> {
  const { headers } = await wholeAnswer(jsonAnswer(value, {}), gets(null));
  return headers.get('etag') ?? 'none';
}

describe.each([
  ['short', short, { name: 'Björkhaga' }],
  ['long', long, { rows: long.rows.toSpliced(19_999, 1) }],
])('a %s answer of a GET', (_length, value, changed) => {
  test('has a weak tag of its content, in every encoding', async () => {
    const tag = await tagOf(value);
    expect(tag).toMatch(/^W\/"[\w-]{21}"$/);
    for (const encoding of ['br', 'gzip']) {
      const { headers } = await wholeAnswer(jsonAnswer(value, {}), gets(null, encoding));
      expect(headers.get('etag')).toBe(tag);
    }
    expect(await tagOf(changed)).not.toBe(tag);
  });

  test.each([null, 'br'])('is 304 without content for who has it, accepting %s', async (encoding) => {
    const tag = await tagOf(value);
    for (const known of [tag, `"x", ${tag}`, '*']) {
      const answer = await wholeAnswer(jsonAnswer(value, {}), gets(known, encoding));
      expect([answer.status, await answer.text()]).toEqual([304, '']);
      expect(answer.headers.get('etag')).toBe(tag);
      const ofContent = [...answer.headers.keys()].filter((name) => name.startsWith('content-'));
      expect(ofContent).toEqual([]);
    }
  });

  test.each([
    ['another tag', 'W/"other"'],
    ['no tag', 'x'],
    ['nothing', ''],
  ])('is whole for who sends %s', async (_what, known) => {
    const answer = await wholeAnswer(jsonAnswer(value, {}), gets(known, 'br'));
    const bytes = Buffer.from(await answer.arrayBuffer());
    const text = answer.headers.has('content-encoding')
      ? brotliDecompressSync(bytes).toString()
      : bytes.toString();
    expect([answer.status, text]).toEqual([200, JSON.stringify(value)]);
    expect(answer.headers.get('content-length')).toBe(String(bytes.length));
  });
});

test.each([
  ['a change', new Response('{}', { headers: { 'Content-Type': 'application/json' } }), undefined],
  ['an error', Response.json({ type: 'non_field_error' }, { status: 404 }), '*'],
])('%s has no tag', async (_what, response, ifNoneMatch) => {
  const { status, headers } = await wholeAnswer(response, { acceptEncoding: null, ifNoneMatch });
  expect([status, headers.has('etag')]).toEqual([response.status, false]);
});
