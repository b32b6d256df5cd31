import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { differences, readKnown } from './differences.ts';

describe('stories that end otherwise in Firefox', () => {
  it('are those that fail and are not known, and those that are known and pass', () => {
    const known = readKnown('# Why\n\na--x typing is made up\nb--x other words\n');
    const outcomes = new Map([
      ['a--x', 'failed'],
      ['b--x', null],
      ['c--x', 'expected 1 to be 2'],
      ['d--x', null],
    ]);
    expect(differences(outcomes, known)).toEqual({
      unknown: [['c--x', 'expected 1 to be 2']],
      mended: ['b--x'],
    });
  });

  it('are known with a reason each', () => {
    expect(() => readKnown('a--x\n')).toThrow('a--x has no reason.');
    expect([
      ...readKnown(readFileSync(join(import.meta.dirname, 'known.txt'), 'utf8')).values(),
    ]).not.toContain('');
  });
});
