import { readFileSync } from 'node:fs';
import { ours, type Measurement } from '../result.ts';
import { needOf, serversFor, type Limits, type Measured } from './model.ts';
import { siteCount } from './scale.ts';
import { morningTime } from './store-morning.ts';
import { sumsAfterMorning } from './sums.ts';
import { upkeepCases } from './upkeep.ts';

/** Sizes of suppliers, in sites. */
const sizes = [100, 1_000, 10_000, 100_000, 1_000_000];

const years = 5;

/** Sites to each of the people that are at the portal at once: supposed, not measured. */
const sitesPerPerson = 200;

/** What one server is asked for at most: supposed. A backup has to be done by night, values are to be there before work begins. */
const limits: Limits = {
  diskBytes: 4e12,
  morningSeconds: 3600,
  backupSeconds: 4 * 3600,
  databaseCores: 32,
};

/** Part of the cores that people keep busy which is the database's; the rest is that of processes of the portal. */
const databaseShare = 1 / 2;

/**
 * Requests of the bench `load`, whose results say how many there were a second; its section of the README says of how many
 * cores they were half.
 */
function peopleOfLoad(): Pick<Measured, 'requestsPerCore' | 'requestsPerPerson'> {
  const text = readFileSync(new URL('../../results/load.json', import.meta.url), 'utf8');
  const [, people, calls] =
    /"case": "(\d+) people, calls",\s*"peer": "\w+",\s*"median": ([\d.]+)/.exec(text) ?? [];
  const requests = Number(calls);
  // They kept one of two cores busy.
  return { requestsPerCore: requests, requestsPerPerson: requests / Number(people) };
}

function measuredFrom(rows: readonly Measurement[]): Measured {
  const of = (name: string): number =>
    rows.find((row) => row.case === name && row.peer === ours)?.median ?? Number.NaN;
  const bytes = (of(upkeepCases.size) + of(upkeepCases.kept)) * 1e6;
  return {
    sites: siteCount,
    days: bytes / of(upkeepCases.perValue) / 96 / siteCount,
    bytes,
    morningSeconds: of(morningTime),
    sumsSeconds: of(sumsAfterMorning),
    backupSpeed: (of(upkeepCases.backupSize) * 1e6) / of(upkeepCases.backup),
    ...peopleOfLoad(),
  };
}

function lineOf(measured: Measured, sites: number): string {
  const people = Math.max(1, sites / sitesPerPerson);
  const need = needOf(measured, { sites, years, resolution: 'quarter', people });
  const { count, because } = serversFor(need, limits, databaseShare);
  const cells = [
    sites,
    `${(need.diskBytes / 1e9).toPrecision(3)} GB`,
    `${(need.yearBytes / 1e9).toPrecision(3)} GB`,
    `${need.morningSeconds.toPrecision(3)} s`,
    `${need.sumsSeconds.toPrecision(3)} s`,
    `${(need.backupSeconds / 60).toPrecision(3)} min`,
    people,
    need.cores.toPrecision(2),
    count === 1 ? 'one server' : `${count} servers (${because.join(', ')})`,
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Prints what suppliers of every size need, as rows of the table in the README; all of it is extrapolated. */
export function printModel(rows: readonly Measurement[]): void {
  const measured = measuredFrom(rows);
  const heading = [
    'sites',
    'disk',
    'of it a year',
    'a morning',
    'its sums',
    'a backup',
    'people at once',
    'cores',
    'values on',
  ];
  const lines = [
    `| ${heading.join(' | ')} |`,
    `|${heading.map(() => ' --- ').join('|')}|`,
    ...sizes.map((sites) => lineOf(measured, sites)),
  ];
  process.stdout.write(
    `\n${years} years of quarters, from ${siteCount} sites measured\n${lines.join('\n')}\n`,
  );
}
