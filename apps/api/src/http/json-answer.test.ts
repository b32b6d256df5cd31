import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { countTurns } from '../testing/count-turns.ts';

import { jsonAnswer } from './json-answer.ts';
import { jsonSlices, valuesPerSlice } from './json-slices.ts';
import { wholeAnswer } from './whole-answer.ts';

/** A report of 10 000 rows with values of twenty sites, the longest that the time report returns. */
function longReport(): object {
  const rows = Array.from({ length: 10_000 }, (_row, hour) => ({
    start: `2026-01-01T00:00:00Z+${hour}`,
    values: Object.fromEntries(
      Array.from({ length: 20 }, (_site, site) => [
        `site-${site}`,
        { kwh: hour / 8 + site, quality: 'measured' },
      ]),
    ),
    total_kwh: null,
    left_out: undefined,
  }));
  return { unit: 'kWh', period: 'Åsgård "2026"', rows, row_count: rows.length };
}

test('security 59: a long answer is written in slices, with a turn for others after each', async () => {
  const report = longReport();
  const answer = jsonAnswer(report, { 'X-Total': '1' });
  const { result, turns } = await countTurns(() => answer.text());
  expect(result).toBe(JSON.stringify(report));
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(answer.headers.get('x-total')).toBe('1');
  // 630 000 values, 10 000 at a time.
  expect(turns).toBeGreaterThanOrEqual(60);
});

test.each([null, 'gzip', 'br'])(
  'a long answer is as long as it says, and whole, encoded as %s',
  async (encoding) => {
    const report = longReport();
    const answer = await wholeAnswer(jsonAnswer(report, {}), { acceptEncoding: encoding });
    const { body, headers } = answer;
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(body).not.toBeNull();
    expect(headers.get('content-length')).toBe(String(bytes.length));
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(headers.get('vary')).toBe('Accept-Encoding');
    const whole =
      encoding === 'gzip' ? gunzipSync(bytes) : encoding === 'br' ? brotliDecompressSync(bytes) : bytes;
    expect(whole.toString()).toBe(JSON.stringify(report));
  },
);

test('slices are what JSON.stringify writes, however small they are', () => {
  const odd = fc.oneof(fc.constant(undefined), fc.date({ noInvalidDate: true }), fc.double(), fc.string());
  const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
    tree: fc.oneof(
      { depthSize: 'small' },
      odd,
      fc.array(tie('tree')),
      fc.dictionary(fc.string(), tie('tree')),
    ),
  }));
  const list = fc.oneof(fc.array(tree), fc.dictionary(fc.string(), tree));
  fc.assert(
    fc.property(list, fc.integer({ min: 1, max: 20 }), (value, most) => {
      expect([...jsonSlices(value, most)].join('')).toBe(JSON.stringify(value));
    }),
    { seed: 59 },
  );
});

test('security 59: no slice holds more values than it may, whether rows are many or wide', () => {
  const wide = {
    rows: [Object.fromEntries(Array.from({ length: 50_000 }, (_value, index) => [`k${index}`, index]))],
  };
  for (const value of [longReport(), wide])
    for (const slice of jsonSlices(value))
      expect(slice.split(/[,[{]/).length).toBeLessThanOrEqual(2 * valuesPerSlice);
});
