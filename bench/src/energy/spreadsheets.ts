import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { installPeers } from '../install-peers.ts';
import { medianOf, ours, type Measurement } from '../result.ts';
import type { WriterFindings } from './writers/measured-writer.ts';
import { hourRows, siteColumns } from './writers/sheet-rows.ts';

const run = promisify(execFile);
const rounds = 3;

/** Folder of the writers compared with ours: a package outside the workspace, so that only this bench installs them. */
const peersFolder = join(import.meta.dirname, '../../peers/energy');

const writers: readonly (readonly [peer: string, script: string])[] = [
  [ours, join(import.meta.dirname, 'writers/vinrod.ts')],
  ...[
    ['exceljs 4.4', 'exceljs.ts'],
    ['excelts 10', 'excelts.ts'],
    ['hucre 1.0', 'hucre.ts'],
    ['write-excel-file 4.1', 'write-excel-file.ts'],
  ].map(([peer = '', script = '']): readonly [string, string] => [
    peer,
    join(peersFolder, 'writers', script),
  ]),
];

function isFindings(value: unknown): value is WriterFindings {
  return typeof value === 'object' && value !== null && 'longestGap' in value;
}

/** Runs a writer in its own process, to measure its memory alone. */
async function findingsOf(script: string, path: string): Promise<WriterFindings> {
  const flags = ['--conditions=vinrod-source', '--disable-warning=ExperimentalWarning'];
  const { stdout } = await run('node', [...flags, script, path]);
  const findings: unknown = JSON.parse(stdout);
  if (!isFindings(findings)) throw new Error(`${script} told: ${stdout}`);
  return findings;
}

/** Writes a year of hours of a hundred sites to a spreadsheet, with our writer and others. */
export async function measureSpreadsheets(folder: string): Promise<Measurement[]> {
  await installPeers(peersFolder);
  const cells = `xlsx of ${siteColumns} sites × 1 year by hour, ${hourRows * siteColumns} cells`;
  const rows: Measurement[] = [];
  for (const [peer, script] of writers) {
    const found: WriterFindings[] = [];
    for (let round = 0; round < rounds; round += 1)
      found.push(await findingsOf(script, join(folder, 'sheet.xlsx')));
    const median = (of: keyof WriterFindings): number => medianOf(found.map((findings) => findings[of]));
    rows.push(
      { case: `${cells}: time`, peer, median: median('milliseconds'), unit: 'ms' },
      { case: `${cells}: memory of the process`, peer, median: median('megabytes'), unit: 'MB' },
      { case: `${cells}: longest gap`, peer, median: median('longestGap'), unit: 'ms' },
    );
  }
  return rows;
}
