import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Deps } from '../server/deps.ts';
import { readAhead } from '../server/read-ahead.ts';
import { Turn } from '../server/yield-to-event-loop.ts';
import type { Schema } from '../store/schema/index.ts';
import { batchesTogether } from './batches-together.ts';
import { beginUndecided } from './begin-storing.ts';
import { endStored } from './end-stored.ts';
import { batchesOf, openFile, type OpenFile, type PlacedItem } from './file-items.ts';
import { givenKeys } from './find-sites.ts';
import { Finding, type TakenRows } from './finding.ts';
import { HeldGroups } from './held-groups.ts';
import { IndependentRows } from './independent-rows.ts';
import { readIntake, type KeptIntake } from './intake-row.ts';
import { noSettings } from './intake-settings.ts';
import { weightOf } from './kept-rows.ts';
import {
  insertIntake,
  plainName,
  unpacked,
  type IncomingFile,
  type NamedIntake,
  type WhileReceiving,
} from './receive-intake.ts';
import { recordFindings } from './record-findings.ts';
import { ReportRows } from './report-rows.ts';
import { markChanges } from './take-up.ts';

type StoreDeps = Pick<Deps, 'database' | 'clock' | 'isStopping' | 'log'>;

/** A file that lies where this process can read it as often as it has to. */
export interface FileAtHand extends Omit<IncomingFile, 'bytes'> {
  /** Reads its bytes from the beginning. A chunk may be overwritten when the next is asked for. */
  readonly read: () => AsyncIterable<Uint8Array>;
}

/** Bytes of a file that is tried at once, unpacked. */
const mostBytes = 256 * 1024 ** 2;

/** Values of a file that is stored at once: more would keep its corporate groups waiting for more than some seconds. */
const mostValues = 4_000_000;

/** Batches that are looked at while one is stored: a table gives rows by some 400 000 values, which are two batches. */
const mostAhead = 2;

/** The file has to be received and looked through before anything of it is stored. */
class LooksFirst extends Error {}

/** A file that is stored while it is read. */
interface Reading {
  readonly deps: StoreDeps;
  readonly given: FileAtHand;
  readonly intake: NamedIntake;
  /** What rows call the corporate group that was told; null when none was. */
  readonly corporateGroup: string | null;
  readonly file: OpenFile;
  readonly finding: Finding;
  /** Ends whatever still reads its bytes. */
  readonly close: () => Promise<void>;
}

/** Copies each chunk, for a reader who asks for the next one before. */
async function* copied(file: FileAtHand): AsyncGenerator<Uint8Array, void, undefined> {
  for await (const chunk of unpacked({ ...file, bytes: file.read(), mostBytes })) yield new Uint8Array(chunk);
}

async function open(deps: StoreDeps, given: FileAtHand): Promise<Reading> {
  const { db } = deps.database;
  const intake = {
    id: randomUUID(),
    file_name: plainName(given.fileName),
    settings: { ...noSettings, ...given.settings },
    reaches_all: given.reachesAll,
  };
  const keys = await givenKeys(db, intake.settings);
  const readers: AsyncGenerator<Uint8Array, void, undefined>[] = [];
  const parts = () => {
    const reader = copied(given);
    readers.push(reader);
    return reader;
  };
  const file = openFile(db, intake, keys, { mayAdopt: true, parts });
  const close = async () => {
    for (const reader of readers) await reader.return();
  };
  return { deps, given, intake, ...keys, file, finding: new Finding(db, intake), close };
}

/** Rows that are stored next. */
interface NextRows extends TakenRows {
  /** uuids of their corporate groups. */
  readonly corporateGroups: ReadonlySet<string>;
  /** Batches of the file that they are. */
  readonly batches: number;
}

function weigh(batches: readonly (readonly PlacedItem[])[]): number {
  let weight = 0;
  for (const item of batches.flat()) weight += weightOf(item);
  return weight;
}

/** Reads the rows that are stored next, and looks at them, outside the transaction: what it has stored must not be found there. */
async function* nextRows({
  deps,
  intake,
  corporateGroup,
  file,
  finding,
}: Reading): AsyncGenerator<NextRows, void, undefined> {
  const rows = new IndependentRows(deps.database.db);
  let weight = 0;
  for await (const batches of batchesTogether(readAhead(batchesOf(file)))) {
    const known = file.recognised()?.known;
    weight += weigh(batches);
    const isMeant = known?.kind === 'meter_values' && (file.columns()?.needs ?? []).length === 0;
    if (deps.isStopping() || !isMeant || weight > mostValues) throw new LooksFirst();
    const placing = { intake, known, corporateGroup, isInvoice: false };
    const placed = await rows.place(placing, batches.flat());
    if (placed === null) throw new LooksFirst();
    const taken = await finding.take(placing, new ReportRows(intake.id, 0), placed);
    if (finding.hasDoubtful) throw new LooksFirst();
    const corporateGroups = new Set(placed.map(({ site }) => site.corporateGroupId));
    yield { ...taken, corporateGroups, batches: batches.length };
  }
}

/** Rows of a file that has some. */
interface ComingRows {
  readonly first: NextRows;
  readonly rest: AsyncGenerator<NextRows, void, undefined>;
}

/** Stores the rows, the first of which were read before; returns how many batches of the file they are. */
async function storeRows(
  trx: Transaction<Schema>,
  { deps, given: { sender }, intake: { id, file_name: fileName }, finding }: Reading,
  { first, rest }: ComingRows,
): Promise<number> {
  const caller = { accountId: sender.id, name: sender.name };
  const groups = new HeldGroups(trx);
  const turn = new Turn();
  let [batches, reported] = [0, 0];
  for (let next: NextRows | void = first; next !== undefined; next = (await rest.next()).value) {
    await groups.hold(next.corporateGroups);
    const results = await next.batch.storeIn(trx, { id, caller, now: deps.clock.now(), fileName });
    const report = new ReportRows(id, reported);
    finding.noteResults(report, next, results);
    if (finding.hasDoubtful) throw new LooksFirst();
    await report.keep(trx);
    reported += report.length;
    batches += next.batches;
    if (turn.isOver) await turn.next();
  }
  return batches;
}

/** Records what was found and stored, as it is recorded of a file that was looked through first and stored then. */
async function end(trx: Transaction<Schema>, reading: Reading, batches: number): Promise<KeptIntake> {
  const { deps, intake, file, finding } = reading;
  const now = deps.clock.now();
  const found = await finding.findings(trx, file);
  await recordFindings(trx, intake, file, finding, found);
  const looked = await readIntake(trx, intake.id);
  if (looked === undefined || !(await beginUndecided(trx, looked, now))) throw new LooksFirst();
  await trx
    .updateTable('intake')
    .set({
      size: file.bytesRead(),
      run: 1,
      batches,
      created_count: found.created,
      changed_count: found.changed,
      unchanged_count: found.unchanged,
    })
    .where('id', '=', intake.id)
    .execute();
  await endStored(trx, looked, now, null);
  const stored = await readIntake(trx, intake.id);
  if (stored === undefined) throw new LooksFirst();
  return stored;
}

async function store(
  trx: Transaction<Schema>,
  reading: Reading,
  coming: ComingRows,
  received: WhileReceiving['received'],
): Promise<KeptIntake> {
  const { deps, given, intake } = reading;
  await insertIntake(trx, intake, { ...given, state: 'reading', at: deps.clock.now() });
  await received?.(trx, { id: intake.id, name: intake.file_name });
  await markChanges(trx, intake.id);
  return end(trx, reading, await storeRows(trx, reading, coming));
}

/**
 * Stores a file of meter values in one transaction while it is read, when each row of it is simply stored. As soon as one is
 * refused, or there is a choice about one, everything is rolled back. What others see is therefore always what receiving the file,
 * looking through it and storing it after that would have led to.
 *
 * @param received - done in the transaction in which the file becomes an intake
 * @returns the intake; null when the file is to be received and looked through first
 */
export async function storeAtOnce(
  deps: StoreDeps,
  file: FileAtHand,
  received?: WhileReceiving['received'],
): Promise<KeptIntake | null> {
  const { database, log } = deps;
  // The embedded database has one connection: everybody else would wait.
  if (database.kind === 'pglite') return null;
  let isBegun = false;
  try {
    const reading = await open(deps, file);
    const rest = readAhead(nextRows(reading), mostAhead);
    try {
      const { value: first } = await rest.next();
      if (first === undefined) return null;
      return await database.transaction(async (trx) => {
        // Rows are read once: what loses against another transaction is looked through first.
        if (isBegun) throw new LooksFirst();
        isBegun = true;
        return store(trx, reading, { first, rest }, received);
      });
    } finally {
      await rest.return();
      await reading.close();
    }
  } catch (error) {
    if (!(error instanceof LooksFirst))
      log.info({ err: error, file: file.fileName }, 'a file is looked through before it is stored');
    return null;
  }
}
