import { randomUUID } from 'node:crypto';
import { open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Day } from '@vinrod/locale/day';
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
/** Site, day and resolution before the values of a day. */
const headLength = 3;
/** A site has no negative number. */
const endOfBlock = -1;
const mostSteps = 100;
const resolutions: readonly Resolution[] = ['hour', 'quarter'];

/**
 * Days that wait until a whole file is known to be right. They lie as numbers in a file without a name, which is gone when
 * it is closed or the process ends: four bytes a value, whatever the size of what they were read from.
 */
export class KeptDays {
  readonly #file: FileHandle;
  #block = new Int32Array(blockLength);
  #length = 0;
  #full: Int32Array[] = [];
  #written = 0;

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  static async open(): Promise<KeptDays> {
    const path = join(tmpdir(), `vinrod-${randomUUID()}`);
    const file = await open(path, 'wx+', 0o600);
    await rm(path);
    return new KeptDays(file);
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
    for (const block of full) {
      const bytes = new Uint8Array(block.buffer);
      await this.#file.write(bytes, 0, bytes.length, this.#written * bytes.length);
      this.#written += 1;
    }
  }

  /** Every day in the order in which they were kept, many at a time. */
  async *read(): AsyncGenerator<readonly KeptDay[], void, undefined> {
    this.#endBlock();
    await this.flush();
    for (let index = 0; index < this.#written; index += 1) {
      const block = new Int32Array(blockLength);
      const bytes = new Uint8Array(block.buffer);
      await this.#file.read(bytes, 0, bytes.length, index * bytes.length);
      yield daysOf(block);
    }
  }

  /** Forgets every day. */
  clear(): void {
    this.#full = [];
    this.#length = 0;
    this.#written = 0;
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
