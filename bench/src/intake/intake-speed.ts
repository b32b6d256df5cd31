import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { formatPeriod } from '../../../apps/api/src/energy/period.ts';
import type { Resolution } from '../../../apps/api/src/quantities/resolution.ts';
import { signInToDemo } from '../../../tooling/demo-sign-in.ts';
import { runCommand, startApiServer, type Storage } from '../api/api-server.ts';
import { medianOf, ours, type Measurement } from '../result.ts';
import { halfYear } from '../energy/scale.ts';
import { memoryOf, watchServer } from '../energy/watched-server.ts';
import { copySeconds, plainTables } from './copy-speed.ts';
import {
  deliveryOf,
  valuesOf,
  writeLines,
  writeRows,
  writeTall,
  writeWorkbook,
  type Delivery,
} from './delivery.ts';
import { bodyOf, putFile, putRows, putSites, serviceToken } from './service-calls.ts';

const rounds = Number(process.env['INTAKE_ROUNDS'] ?? 3);

/** Files of a delivery, each in the form of one door. */
interface Files {
  readonly rows: string;
  readonly packedRows: string;
  /** Rows that come in while something else is asked for. */
  readonly besideRows: string;
  readonly workbook: string;
  readonly lines: string;
  readonly tall: string;
}

async function writeFiles(folder: string, delivery: Delivery, round: number): Promise<Files> {
  const path = (name: string): string => join(folder, `${delivery.resolution}-${round}-${name}`);
  const files: Files = {
    rows: path('rows.ndjson'),
    packedRows: path('rows.ndjson.gz'),
    besideRows: path('beside.ndjson'),
    workbook: path('wide.xlsx'),
    lines: path('lines.csv'),
    tall: path('tall.txt'),
  };
  await writeRows(files.rows, delivery, `rows-${delivery.resolution}-${round}`);
  await writeRows(`${files.packedRows}.txt`, delivery, `packed-${delivery.resolution}-${round}`);
  await pipeline(
    createReadStream(`${files.packedRows}.txt`),
    createGzip({ level: 6 }),
    createWriteStream(files.packedRows),
  );
  await writeRows(files.besideRows, delivery, `beside-${delivery.resolution}-${round}`);
  await writeWorkbook(files.workbook, delivery);
  await writeLines(files.lines, delivery);
  await writeTall(files.tall, delivery);
  return files;
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

/** Repeats a call until `isDone`, at least once. */
async function timesOf(call: () => Promise<unknown>, isDone: () => boolean): Promise<number[]> {
  const times: number[] = [];
  do times.push((await secondsOf(call)) * 1000);
  while (!isDone());
  return times;
}

/** A question for the dashboard of the demo's first corporate group. */
async function dashboardOf(origin: string, access: string): Promise<() => Promise<void>> {
  const headers = { authorization: `Bearer ${access}` };
  const ask = async (path: string): Promise<string> => {
    const answer = await fetch(`${origin}/api/v1/${path}`, { headers });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    return text;
  };
  const id = /"uuid":"([0-9a-f-]{36})"/.exec(await ask('corporategroups/'))?.[1];
  if (id === undefined) throw new Error('There is no corporate group.');
  const period = new URLSearchParams({ ...formatPeriod(halfYear) });
  return async () => {
    await ask(`sites/corporategroup/${id}/dashboard-data/?${period.toString()}`);
  };
}

/** What one round of a delivery took, in seconds by door. */
type Seconds = Map<string, number>;

/** What the server did beside storing, and what it and the command held in memory. */
interface Beside {
  readonly megabytes: number[];
  readonly workbookMegabytes: number[];
  readonly commandMegabytes: number[];
  readonly intakeMegabytes: number[];
  readonly quiet: number[];
  readonly meanwhile: number[];
}

/** Memory that a server holds at most while it works, over what it held before; megabytes. */
async function moreMemory(origin: string, work: () => Promise<void>): Promise<number> {
  const before = await memoryOf(origin);
  let isDone = false;
  const watched = watchServer(origin, () => isDone);
  await work();
  isDone = true;
  return (await watched).megabytes - before;
}

/** By a server of its own, whose memory has not grown by another delivery. */
async function measureWorkbook(
  storage: { readonly url: string },
  files: Files,
  delivery: Delivery,
  round: number,
  seconds: Seconds,
  beside: Beside,
): Promise<void> {
  const server = await startApiServer(storage);
  try {
    const { origin } = server;
    const token = await serviceToken(origin);
    const group = `workbook-${delivery.resolution}-${round}`;
    await putSites(origin, token, group, delivery);
    beside.workbookMegabytes.push(
      await moreMemory(origin, async () => {
        seconds.set('xlsx', await secondsOf(() => putFile(origin, token, group, files.workbook)));
      }),
    );
  } finally {
    await server.stop();
  }
}

async function measureRound(
  storage: { readonly url: string },
  files: Files,
  delivery: Delivery,
  round: number,
  beside: Beside,
): Promise<Seconds> {
  const seconds: Seconds = new Map();
  for (const [name, key] of Object.entries(plainTables))
    seconds.set(name, await copySeconds(storage.url, files.tall, key));
  const server = await startApiServer(storage);
  try {
    const { origin } = server;
    const token = await serviceToken(origin);
    const report = await dashboardOf(origin, await signInToDemo(origin));
    await putSites(origin, token, `rows-${delivery.resolution}-${round}`, delivery);
    await putSites(origin, token, `packed-${delivery.resolution}-${round}`, delivery);
    await putSites(origin, token, `beside-${delivery.resolution}-${round}`, delivery);
    await putSites(origin, token, `file-${delivery.resolution}-${round}`, delivery);
    const rows = await bodyOf(files.rows);
    beside.megabytes.push(
      await moreMemory(origin, async () => {
        seconds.set('rows', await secondsOf(() => putRows(origin, token, 'meter-values', rows)));
      }),
    );
    const packed = await bodyOf(files.packedRows);
    seconds.set('rows, gzip', await secondsOf(() => putRows(origin, token, 'meter-values', packed)));
    const quietUntil = performance.now() + 1000;
    beside.quiet.push(medianOf(await timesOf(report, () => performance.now() > quietUntil)));
    let isDone = false;
    const asked = timesOf(report, () => isDone);
    await putRows(origin, token, 'meter-values', await bodyOf(files.besideRows));
    isDone = true;
    beside.meanwhile.push(medianOf(await asked));
  } finally {
    await server.stop();
  }
  await measureWorkbook(storage, files, delivery, round, seconds, beside);
  const group = (door: string): readonly string[] => [
    '--corporate-group',
    `${door}-${delivery.resolution}-${round}`,
  ];
  const command = ['import-values', files.lines, ...group('lines'), '--create'];
  seconds.set(
    'csv by command',
    await secondsOf(async () => beside.commandMegabytes.push(await runCommand(storage, command))),
  );
  // As a file that comes by the screen or the folder: it is looked through before it is stored.
  const intake = ['intake', files.lines, ...group('file')];
  seconds.set(
    'csv by intake',
    await secondsOf(async () => beside.intakeMegabytes.push(await runCommand(storage, intake))),
  );
  return seconds;
}

function doors(delivery: Delivery, all: readonly Seconds[], place: string): Measurement[] {
  const values = valuesOf(delivery);
  const million = (values / 1e6).toFixed(1);
  const speed = (name: string): number =>
    medianOf(all.map((seconds) => values / (seconds.get(name) ?? Number.NaN)));
  return ['rows', 'rows, gzip', 'csv by command', 'csv by intake', 'xlsx'].flatMap((door) => {
    const name = `intake of ${million} M new values by ${delivery.resolution}, ${door}, ${place}`;
    return [
      { case: name, peer: ours, median: speed(door), unit: 'values/s' },
      ...Object.keys(plainTables).map((peer) => ({
        case: name,
        peer,
        median: speed(peer),
        unit: 'values/s',
      })),
    ];
  });
}

async function measureDelivery(
  folder: string,
  storage: { readonly url: string },
  resolution: Resolution,
  place: string,
): Promise<Measurement[]> {
  const delivery = deliveryOf(resolution);
  const beside: Beside = {
    megabytes: [],
    workbookMegabytes: [],
    commandMegabytes: [],
    intakeMegabytes: [],
    quiet: [],
    meanwhile: [],
  };
  const all: Seconds[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const files = await writeFiles(folder, delivery, round);
    all.push(await measureRound(storage, files, delivery, round, beside));
  }
  const name = `intake by ${resolution}`;
  const median = (what: string, values: readonly number[], unit: string): Measurement => {
    return { case: `${name}, ${what}`, peer: ours, median: medianOf(values), unit };
  };
  return [
    ...doors(delivery, all, place),
    median(`rows, ${place}: more memory of the server`, beside.megabytes, 'MB'),
    median(`xlsx, ${place}: more memory of the server`, beside.workbookMegabytes, 'MB'),
    median(`csv by command, ${place}: memory of the command`, beside.commandMegabytes, 'MB'),
    median(`csv by intake, ${place}: memory of the command`, beside.intakeMegabytes, 'MB'),
    median(`rows, ${place}: a dashboard asked for meanwhile`, beside.meanwhile, 'ms'),
    median(`rows, ${place}: the dashboard at rest`, beside.quiet, 'ms'),
  ];
}

/**
 * Values per second by each door, from the first byte sent to the last row answered, beside `COPY` of the same values
 * into a table of the same server.
 *
 * @param storage - A server with demo data.
 */
export async function measureIntake(
  folder: string,
  storage: Extract<Storage, { readonly url: string }>,
  place: string,
): Promise<Measurement[]> {
  return [
    ...(await measureDelivery(folder, storage, 'hour', place)),
    ...(await measureDelivery(folder, storage, 'quarter', place)),
  ];
}
