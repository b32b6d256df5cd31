import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Command } from '../command-line/command.ts';
import { readConfig } from '../config/config.ts';
import type { Database } from '../store/index.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { importValuesCommand } from './command.ts';
import { listCorrectionsCommand } from './corrections-command.ts';

let database: Database;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'vinrod-corrections-'));
});

afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

async function run(command: Command, ...args: string[]): Promise<string[]> {
  const out: string[] = [];
  await command.run(args, {
    config: readConfig({ NODE_ENV: 'test' }),
    clock: { now: () => new Date('2026-11-20T08:00:00Z') },
    database,
    print: (line) => out.push(line),
    printError: (line) => out.push(line),
  });
  return out;
}

function file(name: string, kwh: number): string {
  const path = join(folder, name);
  writeFileSync(path, `site,timestamp,kwh\nA,2026-05-01T00:00Z,${kwh}\nA,2026-05-01T01:00Z,2\n`);
  return path;
}

test('tells the old value, who replaced it and when, and from which file', async () => {
  const group = ['--corporate-group', 'Prov'];
  await run(importValuesCommand, file('maj.csv', 1), ...group, '--create', '--by', 'Karin Åberg');
  await run(importValuesCommand, file('maj-rättad.csv', 1.5), ...group, '--by', 'Johan Ekberg');
  expect(await run(listCorrectionsCommand, ...group, '--site', 'A')).toEqual([
    '2026-05-01T02:00:00+02:00: 1 kWh measured -> 1.5 kWh corrected, ' +
      '2026-11-20T08:00:00.001Z by Johan Ekberg from maj-rättad.csv',
    '1 value has been replaced.',
  ]);
  expect(await run(listCorrectionsCommand, ...group, '--site', 'A', '--from', '2026-05-02')).toEqual([
    '0 values have been replaced.',
  ]);
});

test.each([
  [['--site', 'A'], 'Give --corporate-group NAME'],
  [['--corporate-group', 'Prov', '--site', 'B'], 'There are 0 sites "B"'],
  [['--corporate-group', 'Prov', '--site', 'A', '--to', 'i går'], '"i går" is not a day'],
])('refuses the arguments %j', async (args, message) => {
  await expect(run(listCorrectionsCommand, ...args)).rejects.toThrow(message);
});
