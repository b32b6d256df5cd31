import { expect, test } from 'vitest';
import { acceptedEncoding, compressJson } from './compression.ts';

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

test('small answers and answers that are no JSON stay as they are', async () => {
  const small = await compressJson(Response.json({ a: 1 }), 'br');
  expect(small.headers.get('content-encoding')).toBeNull();
  expect(small.headers.get('content-length')).toBe('7');
  const page = new Response('x'.repeat(5000), { headers: { 'Content-Type': 'text/html' } });
  expect(await compressJson(page, 'br')).toBe(page);
});
