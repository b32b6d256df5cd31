import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAddresser } from './address.ts';

const twoDigits = (value: number) => String(value).padStart(2, '0');
const addressOf = createAddresser('https://portal.example/energi/api/');

afterEach(() => void vi.unstubAllEnvs());

describe('addresses (security checklist, client line 23)', () => {
  it.each([
    ['a/../b', 'a%2F..%2Fb'],
    ['../', '..%2F'],
    ['%2f', '%252f'],
    ['å ä', '%C3%A5%20%C3%A4'],
    ['a?b#c', 'a%3Fb%23c'],
    ['@evil.example', '%40evil.example'],
  ])('23. encodes the id %s', (id, encoded) => {
    expect(addressOf({ path: '/v1/sites/{id}/toggle-favorite/', params: { id } })).toBe(
      `https://portal.example/energi/api/v1/sites/${encoded}/toggle-favorite/`,
    );
  });

  it.each(['.', '..', ''])(
    '23. refuses the id "%s", which no encoding keeps from leaving its place',
    (id) => {
      expect(() => addressOf({ path: '/v1/sites/{id}/', params: { id } })).toThrow(TypeError);
    },
  );

  it('23. refuses a place without its id', () => {
    expect(() => addressOf({ path: '/v1/sites/{id}/' })).toThrow(TypeError);
    expect(() => addressOf({ path: '/v1/sites/{id}/', params: { siteId: 'a' } })).toThrow(TypeError);
    expect(() => addressOf({ path: '/v1/sites/{toString}/', params: {} })).toThrow(TypeError);
  });

  it('23. puts each id in the place of its name, whatever their order', () => {
    expect(addressOf({ path: '/v1/a/{id}/b/{userId}/', params: { userId: 'u', id: 'k' } })).toBe(
      'https://portal.example/energi/api/v1/a/k/b/u/',
    );
  });

  it('23. repeats the key of an array and drops what is undefined or null', () => {
    expect(
      addressOf({
        path: '/v1/x',
        query: { site_id: ['a', 'b&c'], search: undefined, page: null, limit: 20, all: true },
      }),
    ).toBe('https://portal.example/energi/api/v1/x?site_id=a&site_id=b%26c&limit=20&all=true');
  });

  it.each([
    ['UTC', '2026-06-30', '2026-12-31'],
    ['Europe/Stockholm', '2026-07-01', '2027-01-01'],
    ['America/Los_Angeles', '2026-06-30', '2026-12-31'],
  ])('23. writes a Date as a day of the local calendar of %s', (zone, start, end) => {
    vi.stubEnv('TZ', zone);
    const query = {
      start_date: new Date('2026-06-30T23:30:00Z'),
      end_date: new Date('2026-12-31T23:30:00Z'),
    };
    expect(addressOf({ path: '/v1/x', query })).toBe(
      `https://portal.example/energi/api/v1/x?start_date=${start}&end_date=${end}`,
    );
  });

  it('23. writes any Date as the day that its local fields say', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true }),
        (day) => {
          const written = new URL(addressOf({ path: '/v1/x', query: { day } })).searchParams.get('day');
          expect(written).toBe(
            `${day.getFullYear()}-${twoDigits(day.getMonth() + 1)}-${twoDigits(day.getDate())}`,
          );
        },
      ),
      { numRuns: 1000, seed: 2026 },
    );
  });

  it('refuses an invalid Date', () => {
    expect(() => addressOf({ path: '/v1/x', query: { day: new Date('?') } })).toThrow(TypeError);
  });

  it.each(['file:///etc', 'javascript:alert(1)', 'http://'])('refuses %s as API root', (root) => {
    expect(() => createAddresser(root)).toThrow(TypeError);
  });

  it('is made where there is no page to be relative to, and reaches nobody there', () => {
    for (const root of ['/api', 'api'])
      expect(createAddresser(root)({ path: '/v1/x' })).toBe('http://a.invalid/api/v1/x');
  });
});
