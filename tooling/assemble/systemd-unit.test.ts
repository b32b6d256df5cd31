import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isInstalled } from '../programs/file-programs.ts';
import { repositoryRoot } from '../repository.ts';

/** Skipped where there is no systemd to ask. */
const isPossible = isInstalled('systemd-analyze');

function verify(unit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'vinrod-unit-'));
  const file = join(folder, 'vinrod-portal.service');
  writeFileSync(file, unit);
  const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return `${stdout}${stderr}`
    .split('\n')
    .filter((line) => line.includes('vinrod-portal'))
    .join('\n');
}

test.skipIf(!isPossible)('adoption O3: systemd understands every line of the unit', () => {
  // Only the place of Node differs from computer to computer.
  const unit = readFileSync(join(repositoryRoot, 'deploy/vinrod-portal.service'), 'utf8').replace(
    '/opt/vinrod-portal/node',
    process.execPath,
  );
  expect(verify(unit)).toBe('');
  expect(verify(unit.replace('ProtectSystem=strict', 'ProtectSystm=strict'))).toContain('ProtectSystm');
});
