import type { Day } from '@vinrod/locale/day';
import { NamelessFile } from '../files/nameless-file.ts';
import { stepsInDay, type Resolution } from '../quantities/resolution.ts';

/** A day of a site, as it was kept. */
export interface KeptDay {
  /** Number of its site. */
  readonly site: number;
  readonly day: Day;
  readonly resolution: Resolution;
  /** Wh per step, as in a meter day. */
  readonly wh: Int32Array;
}

/** Whole numbers in a block of the file: 1 MB. */
const blockLength = 256 * 1024;
const blockBytes = blockLength * Int32Array.BYTES_PER_ELEMENT;
/** Site, day and resolution before the values of a day. */
const headLength = 3;
/** A site has no negative number. */
const endOfBlock = -1;
const mostSteps = 100;
const resolutions: readonly Resolution[] = ['hour', 'quarter'];

/**
 * Days that wait until a whole file is known to be right. They lie as numbers in a file of their own: four bytes a value,
 * whatever the size of what they were read from, and next to nothing in memory.
 */
export class KeptDays {
  readonly #file: NamelessFile;
  #block = new Int32Array(blockLength);
  #length = 0;
  #full: Int32Array[] = [];
  /** Position of the first block that counts. */
  #start = 0;

  private constructor(file: NamelessFile) {
    this.#file = file;
  }

  static async open(): Promise<KeptDays> {
    return new KeptDays(await NamelessFile.open());
  }

  /** Keeps a day; `quarters` has hours in their first quarter. */
  add(site: number, day: Day, resolution: Resolution, quarters: Int32Array): void {
    if (this.#length + headLength + mostSteps + 1 > blockLength) this.#endBlock();
    const block = this.#block;
    let at = this.#length;
    block[at] = site;
    block[at + 1] = day;
    block[at + 2] = resolutions.indexOf(resolution);
    at += headLength;
    const apart = resolution === 'quarter' ? 1 : 4;
    const steps = stepsInDay(day, resolution);
    for (let step = 0; step < steps; step += 1) block[at + step] = quarters[step * apart] ?? 0;
    this.#length = at + steps;
  }

  #endBlock(): void {
    this.#block[this.#length] = endOfBlock;
    this.#full.push(this.#block);
    this.#block = new Int32Array(blockLength);
    this.#length = 0;
  }

  /** Writes what fills whole blocks to the file. */
  async flush(): Promise<void> {
    const full = this.#full;
    this.#full = [];
    for (const block of full) await this.#file.append(new Uint8Array(block.buffer));
  }

  /** Every day in the order in which they were kept, many at a time. */
  async *read(): AsyncGenerator<readonly KeptDay[], void, undefined> {
    this.#endBlock();
    await this.flush();
    for (let at = this.#start; at < this.#file.size; at += blockBytes) {
      const { buffer, byteOffset } = await this.#file.read(at, blockBytes);
      yield daysOf(new Int32Array(buffer, byteOffset, blockLength));
    }
  }

  /** Forgets every day. */
  clear(): void {
    this.#full = [];
    this.#length = 0;
    this.#start = this.#file.size;
  }

  async close(): Promise<void> {
    await this.#file.close();
  }
}

function daysOf(block: Int32Array): KeptDay[] {
  const days: KeptDay[] = [];
  let at = 0;
  for (let site = block[at] ?? endOfBlock; site !== endOfBlock; site = block[at] ?? endOfBlock) {
    const day = block[at + 1] ?? 0;
    const resolution = resolutions[block[at + 2] ?? 0] ?? 'hour';
    const start = at + headLength;
    at = start + stepsInDay(day, resolution);
    days.push({ site, day, resolution, wh: block.subarray(start, at) });
  }
  return days;
}
