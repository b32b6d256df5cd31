import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tarball } from '../tarball/tarball.ts';
import { apiReport } from './api-report.ts';

/** The report's name in the folder of its package. */
export const reportName = 'api-report.md';

/** Writes what a package exports into its folder. */
export function writeReport(tarball: Tarball, folder: string): void {
  writeFileSync(join(folder, reportName), apiReport(tarball));
}

/** Says where a package exports something else than its report says; `null` when it does not. */
export function reportFault(tarball: Tarball, folder: string): string | null {
  const file = join(folder, reportName);
  const written = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const actual = apiReport(tarball).split('\n');
  const line = Array.from({ length: Math.max(written.length, actual.length) }, (_, index) => index).find(
    (index) => written[index] !== actual[index],
  );
  if (line === undefined) return null;
  return [
    `What ${String(tarball.manifest['name'])} exports is not what line ${line + 1} of its ${reportName} says.`,
    `written: ${written[line] ?? 'nothing'}`,
    `now:     ${actual[line] ?? 'nothing'}`,
    'When that is meant: `npx -y pnpm api-report`, and a changeset for the package (`npx -y pnpm changeset`).',
  ].join('\n');
}
