import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { settings } from '../../apps/api/src/config/settings.ts';
import { guidePath, guideWithSettings } from './settings-table.ts';

/** The formatter widens columns. */
function cellsOf(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.replaceAll(/ +/g, ' ').replaceAll(/-+/g, '-'));
}

it('adoption O3: the guide lists every setting as the code has it (`npx -y pnpm settings` writes it)', () => {
  const guide = readFileSync(guidePath, 'utf8');
  expect(cellsOf(guide)).toEqual(cellsOf(guideWithSettings()));
  for (const name of Object.keys(settings)) expect(guide).toContain(`| \`${name}\``);
});
