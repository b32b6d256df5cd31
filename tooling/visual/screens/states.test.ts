import { describe, expect, it } from 'vitest';
import { emptied, withLongNames } from './states.ts';

describe('emptied', () => {
  it('leaves a list without entries and without a next page', () => {
    const list = { count: 2, next: '/api?page=2', previous: null, results: [{ uuid: 'a' }], sum: 3 };
    expect(emptied(list)).toEqual({ count: 0, next: null, previous: null, results: [], sum: 3 });
  });

  it.each([[{ name: 'Norrviken' }], [[1, 2]], [null], ['text']])('leaves %j as it is', (answer) => {
    expect(emptied(answer)).toEqual(answer);
  });
});

describe('withLongNames', () => {
  it('lengthens names at any depth, and nothing else', () => {
    const answer = {
      results: [
        { uuid: 'a', name: 'Lager', amount: 3, company: { full_name: 'Logistik', file_name: 'a.pdf' } },
      ],
    };
    expect(withLongNames(answer)).toEqual({
      results: [
        {
          uuid: 'a',
          name: expect.stringMatching(/^Lager .{60,}$/),
          amount: 3,
          company: { full_name: expect.stringMatching(/^Logistik .{60,}$/), file_name: 'a.pdf' },
        },
      ],
    });
  });

  it('invents no name where there is none', () => {
    expect(withLongNames({ name: '', title: null })).toEqual({ name: '', title: null });
  });
});
