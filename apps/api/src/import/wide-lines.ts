import { hourMs } from '@vinrod/locale/clock';
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
import { parseTimestamp } from './timestamps.ts';

const comma = 44;

/** The lines of a wide file: a UTC hour and the kWh of every site in it. */
export class WideLines implements LineReader {
  readonly #names: readonly string[];
  readonly #sinks: readonly SiteSink[];
  readonly #now: number;
  readonly #problems: ProblemList;
  readonly #number = new WhBytes();
  /** Values of a line that is read from its bytes, until all of it is known to be right. */
  readonly #row: Int32Array;
  #last = Number.NEGATIVE_INFINITY;

  /** @throws {ImportError} when the name of a site cannot be used, or occurs twice */
  constructor(header: readonly string[], now: Date, sink: MeterFileSink, problems: ProblemList) {
    this.#names = header.slice(1).map((name) => name.trim());
    this.#now = now.getTime();
    this.#problems = problems;
    this.#row = new Int32Array(this.#names.length);
    const seen = new Set<string>();
    for (const site of this.#names) {
      const wrong = siteProblem(site) ?? (seen.has(site) ? `the site "${site}" has two columns` : null);
      if (wrong !== null) problems.add(1, wrong);
      seen.add(site);
    }
    problems.throwIfAny();
    this.#sinks = this.#names.map((name) => sink.site(name));
  }

  read(line: string, number: number): void {
    const problems = this.#problems;
    const fields = splitFields(line);
    const length = this.#names.length + 1;
    if (fields === null) return problems.add(number, 'a quote is not closed');
    if (fields.length !== length) {
      return problems.add(number, `has ${fields.length} fields, the header has ${length}`);
    }
    const [time = ''] = fields;
    const instant = parseTimestamp(time.trim(), 'UTC', this.#last);
    if (typeof instant === 'string') return problems.add(number, instant);
    if (instant % hourMs !== 0) return problems.add(number, `${time} is not the start of an hour`);
    if (instant <= this.#last) return problems.add(number, orderProblem(time, instant, this.#last));
    if (instant > this.#now) return problems.add(number, `${time} lies in the future`);
    this.#last = instant;
    for (const [index, sink] of this.#sinks.entries()) {
      const wh = parseWh(fields[index + 1] ?? '');
      if (typeof wh === 'string') problems.add(number, `${wh} (site ${this.#names[index]})`);
      else sink.value(instant, wh, number);
    }
  }

  readQuickly(bytes: Buffer, start: number, number: number): number {
    const timeEnd = commaWithin(bytes, start, longestTime);
    if (timeEnd === notQuick) return notQuick;
    // Untrimmed: the comma may stand on the line after an empty one.
    const instant = parseTimestamp(bytes.toString('latin1', start, timeEnd), 'UTC', this.#last);
    if (typeof instant === 'string') return notQuick;
    if (instant % hourMs !== 0 || instant <= this.#last || instant > this.#now) return notQuick;
    const end = this.#readRow(bytes, timeEnd);
    if (end === notQuick) return notQuick;
    this.#last = instant;
    for (let index = 0; index < this.#row.length; index += 1)
      this.#sinks[index]?.value(instant, this.#row[index] ?? 0, number);
    return end;
  }

  /** Reads the values of a line from the comma after its time. */
  #readRow(bytes: Buffer, timeEnd: number): number {
    const number = this.#number;
    let at = timeEnd;
    for (let index = 0; index < this.#row.length; index += 1) {
      if (bytes[at] !== comma || !number.read(bytes, at + 1)) return notQuick;
      this.#row[index] = number.wh;
      at = number.end;
    }
    return afterLineEnd(bytes, at);
  }
}
