import type { InstantMilliseconds } from '../quantities/quantities.ts';
import { stepMs } from '../quantities/resolution.ts';
import { splitFields } from './csv-fields.ts';
import {
  afterLineEnd,
  commaWithin,
  longestTime,
  notQuick,
  orderProblem,
  siteProblem,
  type LineReader,
  type MeterFileSink,
  type SiteSink,
} from './line-reader.ts';
import { parseWh, WhBytes } from './parse-wh.ts';
import type { ProblemList } from './problems.ts';
import { timestampReader, type ImportTimeZone } from './timestamps.ts';

const comma = 44;
const letterZ = 90;
/** Bytes that the name of a site has at most. */
const longestName = 160;

/** A site that has had a line. */
interface KnownSite {
  readonly sink: SiteSink;
  /** Its name as most files write it; null when that needs quotes. */
  readonly bytes: Uint8Array | null;
  last: InstantMilliseconds;
  /** The site of the line after this one's last line: most files repeat their order. */
  next: KnownSite | null;
}

/** How a long file is read. */
export interface LongFile {
  /** Time zone of times without `Z` or offset. */
  readonly timeZone: ImportTimeZone;
  readonly now: Date;
}

function standsAt(bytes: Uint8Array, start: number, { bytes: name }: KnownSite): boolean {
  if (name === null || bytes[start + name.length] !== comma) return false;
  for (let index = 0; index < name.length; index += 1) if (bytes[start + index] !== name[index]) return false;
  return true;
}

/** The lines of a long file: a site, a time and kWh. */
export class LongLines implements LineReader {
  readonly #timeZone: ImportTimeZone;
  readonly #now: number;
  readonly #sink: MeterFileSink;
  readonly #problems: ProblemList;
  readonly #readTime: (text: string, after: number) => number | string;
  readonly #sites = new Map<string, KnownSite>();
  readonly #number = new WhBytes();
  #site: KnownSite | null = null;
  /** The last time that means the same wherever it stands. */
  readonly #time = new Uint8Array(longestTime);
  #timeLength = 0;
  #timeInstant: InstantMilliseconds = 0;

  constructor({ timeZone, now }: LongFile, sink: MeterFileSink, problems: ProblemList) {
    this.#timeZone = timeZone;
    this.#now = now.getTime();
    this.#sink = sink;
    this.#problems = problems;
    this.#readTime = timestampReader(timeZone);
  }

  read(line: string, number: number): void {
    const problems = this.#problems;
    const fields = splitFields(line);
    if (fields === null) return problems.add(number, 'a quote is not closed');
    const [siteField, time, kwh] = fields;
    if (fields.length !== 3 || siteField === undefined || time === undefined || kwh === undefined) {
      return problems.add(number, `has ${fields.length} fields, the header has 3`);
    }
    const site = siteField.trim();
    const known = this.#sites.get(site);
    const wrongSite = known === undefined ? siteProblem(site) : null;
    if (wrongSite !== null) return problems.add(number, wrongSite);
    const last = known?.last ?? Number.NEGATIVE_INFINITY;
    const instant = this.#readTime(time.trim(), last);
    if (typeof instant === 'string') return problems.add(number, instant);
    if (instant % stepMs.quarter !== 0) {
      return problems.add(number, `${time} is not the start of an hour or a quarter of an hour`);
    }
    if (instant <= last) return problems.add(number, `${orderProblem(time, instant, last)} (site ${site})`);
    if (instant > this.#now) return problems.add(number, `${time} lies in the future (site ${site})`);
    const found = known ?? this.#addSite(site, instant);
    found.last = instant;
    this.#follow(found);
    const wh = parseWh(kwh);
    if (typeof wh === 'string') return problems.add(number, `${wh} (site ${site})`);
    return found.sink.value(instant, wh, number);
  }

  #addSite(name: string, last: InstantMilliseconds): KnownSite {
    const bytes = /[",]/.test(name) ? null : Buffer.from(name);
    const site: KnownSite = { sink: this.#sink.site(name), bytes, last, next: null };
    this.#sites.set(name, site);
    return site;
  }

  #follow(site: KnownSite): void {
    if (this.#site !== null) this.#site.next = site;
    this.#site = site;
  }

  readQuickly(bytes: Buffer, start: number, number: number): number {
    const site = this.#siteAt(bytes, start);
    if (site === null) return notQuick;
    const timeStart = start + (site.bytes?.length ?? 0) + 1;
    const timeEnd = this.#timeEnd(bytes, timeStart, site.last);
    if (timeEnd === notQuick) return notQuick;
    const instant = this.#timeInstant;
    if (instant <= site.last || instant > this.#now) return notQuick;
    const value = this.#number;
    if (!value.read(bytes, timeEnd + 1)) return notQuick;
    const end = afterLineEnd(bytes, value.end);
    if (end === notQuick) return notQuick;
    site.last = instant;
    if (site !== this.#site) this.#follow(site);
    site.sink.value(instant, value.wh, number);
    return end;
  }

  #siteAt(bytes: Buffer, start: number): KnownSite | null {
    const before = this.#site;
    if (before === null) return null;
    if (before.next !== null && standsAt(bytes, start, before.next)) return before.next;
    if (standsAt(bytes, start, before)) return before;
    const end = commaWithin(bytes, start, longestName + 1);
    const site = end === notQuick ? undefined : this.#sites.get(bytes.toString('utf8', start, end));
    return site === undefined || site.bytes === null ? null : site;
  }

  /** Reads a time into `#timeInstant`; returns the position of the comma after it. */
  #timeEnd(bytes: Buffer, start: number, after: InstantMilliseconds): number {
    const length = this.#timeLength;
    if (length > 0 && bytes[start + length] === comma) {
      let same = 0;
      while (same < length && bytes[start + same] === this.#time[same]) same += 1;
      if (same === length) return start + length;
    }
    const end = commaWithin(bytes, start, longestTime);
    if (end === notQuick) return notQuick;
    const instant = this.#readTime(bytes.toString('latin1', start, end), after);
    if (typeof instant === 'string' || instant % stepMs.quarter !== 0) return notQuick;
    this.#timeInstant = instant;
    // Without an offset, what an hour that comes twice means depends on what came before.
    const isSure = bytes[end - 1] === letterZ || this.#timeZone === 'UTC';
    this.#timeLength = isSure ? end - start : 0;
    if (isSure) bytes.copy(this.#time, 0, start, end);
    return end;
  }
}
