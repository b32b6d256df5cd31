import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import type { Database } from '../store/index.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { importValuesCommand } from './command.ts';

let database: Database;
let folder: string;
let file: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'vinrod-import-command-'));
  file = join(folder, 'values.csv');
  writeFileSync(file, 'site,timestamp,kwh\nA,2021-01-01T00:00Z,1\nA,2021-01-01T02:00Z,2\n');
});

afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

async function run(...args: string[]): Promise<{ code: number; out: string[]; err: string[] }> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await importValuesCommand.run(args, {
    config: readConfig({ NODE_ENV: 'test' }),
    clock: { now: () => new Date('2026-11-20T08:00:00Z') },
    database,
    print: (line) => out.push(line),
    printError: (line) => err.push(line),
  });
  return { code, out, err };
}

test('tells what it has done, and that a second run changes nothing', async () => {
  expect(await run(file, '--corporate-group', 'Prov', '--create')).toEqual({
    code: 0,
    out: [
      'Imported 1 site (1 new) into the new corporate group "Prov".',
      'Values: 2 new, 0 changed, 0 unchanged; 1 missing.',
      'Made:',
      '  the corporate group "Prov"',
      '  the company "Prov"',
      '  the site "A"',
    ],
    err: [],
  });
  expect((await run('--corporate-group', 'Prov', '--timezone', 'utc', file)).out).toEqual([
    'Imported 1 site (0 new) into the corporate group "Prov".',
    'Values: 0 new, 0 changed, 2 unchanged; 1 missing.',
  ]);
});

test('figures issue 5: asks before it makes anything, and tries without changing anything', async () => {
  expect(await run(file, '--corporate-group', 'Ny')).toEqual({
    code: 1,
    out: [],
    err: [
      [
        'The corporate group "Ny" is not known.',
        'line 2: the site "A" is not known',
        'Give --create to make what is not known, or --dry-run to try.',
      ].join('\n'),
      'Nothing has been imported.',
    ],
  });
  const dry = {
    code: 0,
    out: [
      'Would import 1 site (1 new) into the new corporate group "Ny".',
      'Values: 2 new, 0 changed, 0 unchanged; 1 missing.',
      'With --create would be made:',
      '  the corporate group "Ny"',
      '  the company "Ny"',
      '  the site "A"',
      'Nothing has been changed.',
    ],
    err: [],
  };
  expect(await run(file, '--corporate-group', 'Ny', '--dry-run')).toEqual(dry);
  expect(await run(file, '--corporate-group', 'Ny', '--dry-run', '--create')).toEqual(dry);
});

test('names the lines of a broken file and ends with code 1', async () => {
  const broken = join(folder, 'broken.csv');
  writeFileSync(broken, 'site,timestamp,kwh\nA,2021-01-01T00:00Z,ett\nA,2021-01-01T02:00Z\n');
  expect(await run(broken, '--corporate-group', 'Prov')).toEqual({
    code: 1,
    out: [],
    err: [
      'line 2: "ett" is not a number (site A)\nline 3: has 2 fields, the header has 3',
      'Nothing has been imported.',
    ],
  });
});

test.each([
  [[], 'Give one FILE'],
  [['a.csv'], 'Give one FILE'],
  [['a.csv', 'b.csv', '--corporate-group', 'X'], 'Give one FILE'],
  [['a.csv', '--corporate-group', '  '], 'Give one FILE'],
  [
    ['a.csv', '--corporate-group', 'X', '--timezone', 'Mars/Olympus'],
    'The time zone "Mars/Olympus" is unknown',
  ],
  [['a.csv', '--corporate-group', 'X', '--encoding', 'latin1'], 'encoding'],
])('refuses the arguments %j', async (args, message) => {
  await expect(run(...args)).rejects.toThrow(message);
});
