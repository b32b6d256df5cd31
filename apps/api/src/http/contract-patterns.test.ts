import { check } from 'recheck';
import { expect, test, vi } from 'vitest';
import { contractDocument } from '../server/contract.ts';
import { formatExpressions, formats } from './formats.ts';

/** Every value of a key, anywhere in the contract but in its examples. */
function valuesUnder(key: string, value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]: readonly [string, unknown]) =>
    name === 'example' ? [] : [...(name === key ? [inner] : []), ...valuesUnder(key, inner)],
  );
}

function textsUnder(key: string): readonly string[] {
  return [...new Set(valuesUnder(key, contractDocument).filter((value) => typeof value === 'string'))];
}

const expressions = [
  ...Object.entries(formatExpressions).map(([name, { source, flags }]) => [name, source, flags] as const),
  // The schema compiler treats patterns as Unicode.
  ...textsUnder('pattern').map((pattern) => [pattern, pattern, 'u'] as const),
];

test.each(expressions)(
  'security M1: no text keeps the expression %s busy for longer than its length accounts for',
  { timeout: 60_000 },
  async (_name, source, flags) => {
    vi.stubEnv('RECHECK_BACKEND', 'pure');
    const { status } = await check(source, flags, { timeout: null });
    expect(status).toBe('safe');
  },
);

test('security M1: every form that the contract names is one that is checked here', () => {
  expect(textsUnder('format').filter((name) => !Object.hasOwn(formats, name))).toEqual([]);
});

test.each([
  ['email', 'anna.ek@norrviken.example', true],
  ['email', 'anna@mail.norrviken.example', true],
  ['email', 'anna@norrviken', false],
  ['email', 'anna..ek@norrviken.example', false],
  ['email', 'anna@-norrviken.example', false],
  ['uri', 'https://www.aib-net.org/facts?year=2025', true],
  ['uri', 'www.aib-net.org', false],
  ['uri', 'https://aib net.org', false],
  ['uri-reference', '/api/v1/news/?limit=20&offset=20', true],
  ['date', '2028-02-29', true],
  ['date', '2027-02-29', false],
  ['date', '2027-13-01', false],
  ['date-time', '2026-09-01T10:15:00+02:00', true],
  ['date-time', '2026-09-01T10:15:00.123Z', true],
  ['date-time', '2026-09-01T10:15:00', false],
  ['date-time', '2026-02-30T10:15:00Z', false],
  ['date-time', '2026-09-01T24:00:00Z', false],
])('%s: %s', (name, text, isFine) => {
  expect(formats[name]?.fits(text)).toBe(isFine);
});
