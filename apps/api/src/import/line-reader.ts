import type { InstantMilliseconds, WattHours } from '../quantities/quantities.ts';

/** Receives the values of a site, in file order. */
export interface SiteSink {
  /** A value: `wh` is `missingValue` for an empty field. Instants increase strictly. */
  value(instant: InstantMilliseconds, wh: WattHours, line: number): void;
}

/** Receives the contents of a meter file. */
export interface MeterFileSink {
  /** Called once for each name of a site; its values follow. */
  site(name: string): SiteSink;
  /** Called between pieces of the file. */
  pause(): Promise<void>;
}

/** The line at a position must be read as text. */
export const notQuick = -1;

/** Reads the lines below a header. */
export interface LineReader {
  /** Reads any line, and tells what is wrong with it. */
  read(line: string, number: number): void;
  /**
   * Reads a line in the form that nearly every line of a file has, from its bytes. It takes only what `read` would take,
   * and gives the same for it.
   *
   * @param bytes - lines, each with its line end
   * @returns the position of the next line; {@link notQuick}, with nothing read, for a line of another form
   */
  readQuickly(bytes: Buffer, start: number, number: number): number;
}

const lineFeed = 10;
const carriageReturn = 13;

/** Position after the line end at a position; {@link notQuick} when there is none. */
export function afterLineEnd(bytes: Uint8Array, at: number): number {
  const code = bytes[at];
  if (code === lineFeed) return at + 1;
  return code === carriageReturn && bytes[at + 1] === lineFeed ? at + 2 : notQuick;
}

const comma = 44;

/** Position of the first comma in so many bytes from a position on; {@link notQuick} when there is none. */
export function commaWithin(bytes: Uint8Array, start: number, most: number): number {
  const end = Math.min(bytes.length, start + most);
  for (let at = start; at < end; at += 1) if (bytes[at] === comma) return at;
  return notQuick;
}

/** The longest time that is read from its bytes. */
export const longestTime = 40;

/** Why a time that is not later than the one before cannot be used. */
export function orderProblem(time: string, instant: InstantMilliseconds, last: InstantMilliseconds): string {
  return instant === last
    ? `${time} occurs twice`
    : `${time} comes after a later time: a duplicate, or the lines are not in order`;
}

/** Maximum length of an anläggnings-id. */
const maxSiteLength = 40;
const unprintable = /\p{Cc}/u;

/** What is wrong with the name of a site; null when it can be used. */
export function siteProblem(site: string): string | null {
  if (site === '') return 'the name of a site is empty';
  if (site.length > maxSiteLength) return `the name of a site is longer than ${maxSiteLength} characters`;
  return unprintable.test(site) ? 'the name of a site holds a control character' : null;
}
