import { deserialize, serialize } from 'node:v8';
import { NamelessFile } from '../../files/nameless-file.ts';
import type { JsonRecord } from '../../server/json-document.ts';
import type { RowCheck } from './read-rows.ts';
import type { SentRow } from './row-kind.ts';

/** Where a row lies in the file, with what is held of it beside. */
interface KeptRow extends Omit<SentRow<never>, 'row'> {
  readonly size: number;
}

function isNumbers(value: unknown): value is readonly (number | null)[] {
  return Array.isArray(value) && value.every((each) => each === null || typeof each === 'number');
}

/** A list of numbers as eight bytes each, where it would take three times as many in memory when it is read. */
function packed(value: unknown): unknown {
  return isNumbers(value) ? Float64Array.from(value, (each) => each ?? Number.NaN) : value;
}

function unpacked(value: unknown): unknown {
  if (!(value instanceof Float64Array)) return value;
  return Array.from(value, (each) => (Number.isNaN(each) ? null : each));
}

function eachField(row: unknown, change: (value: unknown) => unknown): JsonRecord {
  return Object.fromEntries(Object.entries(Object(row)).map(([name, value]) => [name, change(value)]));
}

/** Bytes that are written, and read, at a time. */
const blockSize = 1024 * 1024;

/** Rows of a file that wait until all of it is known to be right, in a file of their own: memory may have no room for them. */
export class KeptRows<Row> {
  readonly #file: NamelessFile;
  readonly #check: RowCheck<Row>;
  readonly #rows: KeptRow[] = [];
  #waiting: Buffer[] = [];
  #waitingSize = 0;

  private constructor(file: NamelessFile, check: RowCheck<Row>) {
    this.#file = file;
    this.#check = check;
  }

  /** @param check - the check that every row has passed */
  static async open<Row>(check: RowCheck<Row>): Promise<KeptRows<Row>> {
    return new KeptRows(await NamelessFile.open(), check);
  }

  async add({ row, ...beside }: SentRow<Row>): Promise<void> {
    const bytes = serialize(eachField(row, packed));
    this.#rows.push({ ...beside, size: bytes.length });
    this.#waiting.push(bytes);
    this.#waitingSize += bytes.length;
    if (this.#waitingSize >= blockSize) await this.#flush();
  }

  async #flush(): Promise<void> {
    const bytes = Buffer.concat(this.#waiting);
    this.#waiting = [];
    this.#waitingSize = 0;
    await this.#file.append(bytes);
  }

  /** The rows so far, in their order. */
  async *read(): AsyncGenerator<SentRow<Row>, void, undefined> {
    await this.#flush();
    let at = 0;
    let block: Uint8Array = Buffer.alloc(0);
    let offset = 0;
    for (const { size, ...beside } of this.#rows.slice()) {
      if (offset + size > block.length) {
        block = await this.#file.read(at, Math.max(size, Math.min(blockSize, this.#file.size - at)));
        offset = 0;
      }
      const row: unknown = deserialize(block.subarray(offset, offset + size));
      offset += size;
      at += size;
      const read = this.#check(beside.line, eachField(row, unpacked));
      if (!('sent' in read)) throw new TypeError('A row was not kept as it was.');
      yield { ...read.sent, ...beside };
    }
  }

  async close(): Promise<void> {
    await this.#file.close();
  }
}
