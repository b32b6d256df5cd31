import type { FileHandle } from 'node:fs/promises';
import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import type { Queries } from '../store/database.ts';

const compress = promisify(deflateRaw);
const unpack = promisify(inflateRaw);

/** Bytes of a part, before it is compressed. */
export const partSize = 1024 * 1024;

/** Bytes that a compressed part mostly takes at most: it is then written at once. */
const packedSize = 256 * 1024;

/** Compression: the fastest, because a file of values becomes a tenth even so. */
const level = 1;

/** The bytes of an open file from its beginning. Each chunk is overwritten by the next. */
export async function* readHandle(file: FileHandle): AsyncGenerator<Uint8Array, void, undefined> {
  const chunk = Buffer.allocUnsafeSlow(partSize);
  for (let position = 0; ;) {
    const { bytesRead } = await file.read(chunk, 0, partSize, position);
    if (bytesRead === 0) return;
    position += bytesRead;
    yield chunk.subarray(0, bytesRead);
  }
}

/** Compresses a part of a file. */
export function packPart(bytes: Buffer): Promise<Buffer> {
  return compress(bytes, { level, chunkSize: packedSize });
}

/** Keeps a part of a file that {@link packPart} has compressed. */
export async function keepPart(db: Queries, intakeId: string, number: number, packed: Buffer): Promise<void> {
  await db.insertInto('intake_part').values({ intake_id: intakeId, number, bytes: packed }).execute();
}

/** The parts of a file that is being received. */
export class ComingParts {
  #kept = 0;
  #isOver = false;
  #change = Promise.withResolvers<undefined>();

  /** Tells that one more is kept. */
  add(): void {
    this.#kept += 1;
    this.#tellChange();
  }

  /** Tells that no more comes. */
  end(): void {
    this.#isOver = true;
    this.#tellChange();
  }

  #tellChange(): void {
    this.#change.resolve(undefined);
    this.#change = Promise.withResolvers();
  }

  /** Waits until a part is kept; false when it does not come. */
  async has(number: number): Promise<boolean> {
    while (number >= this.#kept && !this.#isOver) await this.#change.promise;
    return number < this.#kept;
  }
}

/**
 * The bytes of a file, a part in memory at a time.
 *
 * @param coming - of a file that is being received, whose parts are waited for
 */
export async function* readParts(
  db: Queries,
  intakeId: string,
  coming: ComingParts | null = null,
): AsyncGenerator<Uint8Array, void, undefined> {
  for (let number = 0; ; number += 1) {
    if (coming !== null && !(await coming.has(number))) return;
    const part = await db
      .selectFrom('intake_part')
      .select('bytes')
      .where('intake_id', '=', intakeId)
      .where('number', '=', number)
      .executeTakeFirst();
    if (part === undefined) return;
    yield await unpack(part.bytes, { maxOutputLength: partSize, chunkSize: partSize });
  }
}

/** Removes the bytes of a file. */
export async function removeParts(db: Queries, intakeId: string): Promise<void> {
  await db.deleteFrom('intake_part').where('intake_id', '=', intakeId).execute();
}
