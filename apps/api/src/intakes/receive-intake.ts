import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { isDeceiving } from '../files/deceiving-characters.ts';
import { ApiError, refused } from '../server/api-error.ts';
import type { Deps } from '../server/deps.ts';
import type { Queries } from '../store/database.ts';
import type { Schema } from '../store/schema/index.ts';
import { ComingParts, keepPart, packPart, partSize } from './file-bytes.ts';
import type { KnownIntake } from './file-items.ts';
import { noSettings, type KeptChoices, type KeptSettings } from './intake-settings.ts';
import { intakeTexts } from './texts.ts';

/** A file that comes in by one of the doors. */
export interface IncomingFile {
  /** Its name; a folder before it is left out. */
  readonly fileName: string;
  /** A chunk may be overwritten when the next is asked for. */
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly source: 'portal' | 'inbox' | 'command_line';
  /** Who sends it; the id is null when no user of the portal does. */
  readonly sender: { readonly id: string | null; readonly name: string };
  /** Whether that sender sees every corporate group; otherwise only what belongs to none is stored. */
  readonly reachesAll: boolean;
  readonly settings?: Partial<KeptSettings>;
  readonly choices?: KeptChoices;
  /** Maximum size, bytes, as it comes and unpacked: a bomb ends here. 1 GB by default. */
  readonly mostBytes?: number;
}

/** What is needed to take a file in. */
export type IntakeDeps = Pick<Deps, 'database' | 'clock'>;

const usualMostBytes = 1024 ** 3;

const longestName = 200;

/**
 * A file's name, without the folder before it.
 *
 * @throws ApiError 422 when it is no file name.
 */
export function plainName(fileName: string): string {
  const name = fileName.split(/[/\\]/).at(-1)?.trim() ?? '';
  if (name === '' || name.length > longestName || isDeceiving(name) || /^\.+$/.test(name))
    throw refused(intakeTexts.badFileName);
  return name;
}

const gzipMagic = [0x1f, 0x8b] as const;

/** A stream of what is read, ended when its reader ends. */
function streamOf(bytes: AsyncIterator<Uint8Array>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        const { done, value } = await bytes.next();
        if (done === true) controller.close();
        else controller.enqueue(Uint8Array.from(value));
      },
      async cancel() {
        await bytes.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}

/** The sender broke off, which is no fault of what was packed. */
class BrokeOff extends Error {}

async function* counted(
  bytes: AsyncIterable<Uint8Array>,
  mostBytes: number,
): AsyncGenerator<Uint8Array, void, undefined> {
  let size = 0;
  try {
    for await (const part of bytes) {
      size += part.length;
      if (size > mostBytes) throw new ApiError(413, intakeTexts.tooLarge);
      yield part;
    }
  } catch (error) {
    throw error instanceof ApiError ? error : new BrokeOff('The file broke off.', { cause: error });
  }
}

async function* joined(
  first: readonly Uint8Array[],
  rest: AsyncGenerator<Uint8Array, void, undefined>,
): AsyncGenerator<Uint8Array, void, undefined> {
  try {
    yield* first;
    for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
  } finally {
    // Whoever needs no more of it ends what it comes from.
    await rest.return();
  }
}

/**
 * The bytes of a file, unpacked when they are gzip.
 *
 * @throws ApiError 413 when they are more than 1 GB, 422 when what is packed is damaged.
 */
export async function* unpacked({
  bytes,
  mostBytes = usualMostBytes,
}: IncomingFile): AsyncGenerator<Uint8Array, void, undefined> {
  const rest = counted(bytes, mostBytes);
  const first: Uint8Array[] = [];
  let head: number[] = [];
  while (head.length < gzipMagic.length) {
    const { done, value } = await rest.next();
    if (done === true) break;
    // The next chunk may be in its place.
    first.push(Uint8Array.from(value));
    head = [...head, ...value.subarray(0, gzipMagic.length - head.length)];
  }
  const whole = joined(first, rest);
  if (!gzipMagic.every((byte, index) => head[index] === byte)) {
    yield* whole;
    return;
  }
  const plain = streamOf(whole).pipeThrough(new DecompressionStream('gzip'));
  try {
    yield* counted(plain, mostBytes);
  } catch (error) {
    if (!(error instanceof BrokeOff)) throw error;
    throw error.cause instanceof BrokeOff ? error.cause : refused(intakeTexts.damaged);
  }
}

async function keepBytes(
  { database }: IntakeDeps,
  id: string,
  file: IncomingFile,
  coming: ComingParts,
): Promise<number> {
  // The next part is filled while the one before is compressed, and that while the one before it is kept.
  let [filling, compressing] = [Buffer.allocUnsafeSlow(partSize), Buffer.allocUnsafeSlow(partSize)];
  let waitingSize = 0;
  let number = 0;
  let size = 0;
  let kept = Promise.resolve();
  const keep = async (): Promise<void> => {
    const packed = packPart(filling.subarray(0, waitingSize));
    packed.catch(() => undefined);
    await kept;
    const own = number;
    kept = packed.then((bytes) => keepPart(database.db, id, own, bytes)).then(() => coming.add());
    kept.catch(() => undefined);
    number += 1;
    [filling, compressing] = [compressing, filling];
    waitingSize = 0;
  };
  for await (const chunk of unpacked(file)) {
    for (let start = 0; start < chunk.length;) {
      const part = chunk.subarray(start, start + partSize - waitingSize);
      // The chunk may be reused by whoever sent it.
      filling.set(part, waitingSize);
      waitingSize += part.length;
      start += part.length;
      if (waitingSize === partSize) await keep();
    }
    size += chunk.length;
  }
  if (waitingSize > 0) await keep();
  await kept;
  return size;
}

/** What is known of a file when it begins to come in. */
export type NamedIntake = KnownIntake & { readonly file_name: string };

/** Inserts the row of a file that begins to come in. */
export async function insertIntake(
  db: Queries,
  { settings, ...named }: NamedIntake,
  {
    source,
    sender,
    choices = {},
    state,
    at,
  }: Pick<IncomingFile, 'source' | 'sender' | 'choices'> & {
    readonly state: 'receiving' | 'reading';
    readonly at: Date;
  },
): Promise<void> {
  await db
    .insertInto('intake')
    .values({
      ...named,
      size: 0,
      source,
      created_at: at,
      created_by: sender.id,
      created_by_name: sender.name,
      decided_by: sender.id,
      decided_by_name: sender.name,
      state,
      settings: JSON.stringify(settings),
      choices: JSON.stringify(choices),
    })
    .execute();
}

/** What else is done with a file that is received. */
export interface WhileReceiving {
  /** Called when its first bytes are waited for. */
  readonly begun?: (intake: KnownIntake, coming: ComingParts) => void;
  /** Done in the transaction in which the file becomes an intake. */
  readonly received?: (trx: Transaction<Schema>, target: { id: string; name: string }) => Promise<void>;
}

/**
 * Takes the bytes of a file, a part in memory at a time; `workOnIntakes` then reads it. A file that breaks off leaves
 * nothing.
 *
 * @returns the id of the intake
 * @throws ApiError 413 when the file is too large, 422 when it is empty, damaged or badly named.
 */
export async function receiveIntake(
  deps: IntakeDeps,
  file: IncomingFile,
  { begun, received }: WhileReceiving = {},
): Promise<string> {
  const { db } = deps.database;
  const id = randomUUID();
  const name = plainName(file.fileName);
  const settings = { ...noSettings, ...file.settings };
  const known = { id, settings, reaches_all: file.reachesAll };
  await insertIntake(
    db,
    { ...known, file_name: name },
    { ...file, state: 'receiving', at: deps.clock.now() },
  );
  const coming = new ComingParts();
  begun?.(known, coming);
  try {
    const size = await keepBytes(deps, id, file, coming);
    if (size === 0) throw refused(intakeTexts.empty);
    await deps.database.transaction(async (trx) => {
      await trx
        .updateTable('intake')
        .set({ state: 'reading', size, total: size, created_at: deps.clock.now() })
        .where('id', '=', id)
        .execute();
      await received?.(trx, { id, name });
    });
    return id;
  } catch (error) {
    await db.deleteFrom('intake').where('id', '=', id).execute();
    throw error;
  } finally {
    coming.end();
  }
}
