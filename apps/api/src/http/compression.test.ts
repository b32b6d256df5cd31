import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { acceptedEncoding } from './compression.ts';
import { wholeAnswer } from './whole-answer.ts';

test.each([
  [null, null],
  ['', null],
  ['identity', null],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0.0', null],
  ['BR', 'br'],
])('%s takes %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});

test('small answers and files stay as they are', async () => {
  const small = await wholeAnswer(Response.json({ a: 1 }), { acceptEncoding: 'br' });
  expect(small.headers.get('content-encoding')).toBeNull();
  expect(small.headers.get('content-length')).toBe('7');
  const file = new Response('x'.repeat(5000), { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
  expect(await wholeAnswer(file, { acceptEncoding: 'br' })).toBe(file);
});

test.each(['application/json', 'text/html; charset=utf-8'])(
  '%s is compressed and keeps its headers',
  async (type) => {
    const headers = { 'Content-Type': type, 'Content-Security-Policy': "default-src 'none'" };
    const answer = await wholeAnswer(new Response('x'.repeat(5000), { headers }), { acceptEncoding: 'gzip' });
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'");
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(await answer.arrayBuffer()).toString()).toBe('x'.repeat(5000));
  },
);
