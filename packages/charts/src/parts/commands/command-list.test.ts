import { describe, expect, it } from 'vitest';

import { keyTable } from '../../cursor/keys.ts';
import { commandGroups } from './command-list.ts';

const listed = commandGroups().flatMap(({ commands }) => commands);

describe('commands', () => {
  it('are the same by key and by button; the table and this list have buttons in the toolbar', () => {
    const inToolbar = ['t', '?'];
    expect([...listed.map(({ key }) => key), ...inToolbar].toSorted()).toEqual(
      Object.keys(keyTable).toSorted(),
    );
  });

  it('have names of their own', () => {
    expect(new Set(listed.map(({ label }) => label)).size).toBe(listed.length);
    expect(new Set(listed.map(({ keyLabel }) => keyLabel)).size).toBe(listed.length);
  });
});
