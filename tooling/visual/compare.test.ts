import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compare, unshot } from './compare.ts';

function square(grey: number): Buffer {
  const png = new PNG({ width: 4, height: 4 });
  png.data.fill(grey);
  return PNG.sync.write(png);
}

const subject = { id: 'customer-overview', title: 'Portal/customer', name: 'overview' };
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vinrod-compare-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('compare', () => {
  it('keeps three pictures of what has changed', () => {
    const found = compare({ subject, mode: '390-dark', folder }, { before: square(255), after: square(120) });
    expect(found).toMatchObject({ kind: 'changed', share: 1, mode: '390-dark' });
    expect(Object.keys(found.pictures)).toEqual(['before', 'after', 'difference']);
    for (const picture of Object.values(found.pictures)) expect(existsSync(join(folder, picture))).toBe(true);
  });

  it('keeps nothing of what is the same', () => {
    const found = compare({ subject, mode: '390-dark', folder }, { before: square(9), after: square(9) });
    expect(found).toMatchObject({ kind: 'same', pictures: {} });
    expect(existsSync(join(folder, 'after'))).toBe(false);
  });

  it.each([
    ['added', undefined, square(0), 'after'],
    ['removed', square(0), undefined, 'before'],
  ] as const)('keeps the one picture of what is %s', (kind, before, after, side) => {
    const found = compare({ subject, mode: '390-dark', folder }, { before, after });
    expect(found).toMatchObject({ kind, pictures: { [side]: `${side}/390-dark/customer-overview.png` } });
  });

  it('says why there is no picture', () => {
    const where = { subject, mode: '390-dark', folder };
    expect(unshot(where, new Error('Timeout'))).toMatchObject({ kind: 'unshot', reason: 'Timeout' });
  });
});
