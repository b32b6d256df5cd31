import { maxStepWh, missingValue } from '../energy/meter-day/meter-day.ts';
import { hourMs } from '@vinrod/locale/clock';
import { stepMs } from '../quantities/resolution.ts';
import { splitFields } from './csv-fields.ts';
import { ImportError, type ProblemList } from './problems.ts';
import { readLineBatches } from './text-lines.ts';
import { parseTimestamp, timestampReader, type ImportTimeZone } from './timestamps.ts';
import type { InstantMilliseconds, WattHours } from '../quantities/quantities.ts';

/** First column of the wide form. */
export const wideTimeColumn = 'utc_hour_start';
/** Header of the long form. */
export const longHeader = 'site,timestamp,kwh';

/** A meter file and how to interpret its times. */
export interface MeterFile {
  readonly path: string;
  /** Time zone of times without `Z` or offset in a long file. */
  readonly timeZone: ImportTimeZone;
  /** The current instant: later values are refused. */
  readonly now: Date;
}

/** Receives the contents of a meter file, in file order. */
export interface MeterFileSink {
  /** A value of a site: `wh` is {@link missingValue} for an empty field. Instants increase strictly per site. */
  value(site: string, instant: InstantMilliseconds, wh: WattHours, line: number): void;
  /** Called between pieces of the file, so that finished days can be stored. */
  pause(): Promise<void>;
}

const decimalNumber = /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d{1,3})?$/;
/** Maximum length of an anläggnings-id. */
const maxSiteLength = 40;
const unprintable = /\p{Cc}/u;

/** Parses kWh to whole Wh; an empty field gives {@link missingValue}; a string is an error message. */
function parseWh(field: string): number | string {
  const text = field.trim();
  if (text === '') return missingValue;
  if (!decimalNumber.test(text) || text.endsWith('.')) return `"${text.slice(0, 40)}" is not a number`;
  const kwh = Number(text);
  // Checked before rounding: energy fed back is an error, however little it is.
  if (kwh < 0) return `${text} kWh is negative`;
  const wh = Math.round(kwh * 1000);
  return wh <= maxStepWh ? wh : `${text} kWh is more than one hour can hold`;
}

function siteProblem(site: string): string | null {
  if (site === '') return 'the name of a site is empty';
  if (site.length > maxSiteLength) return `the name of a site is longer than ${maxSiteLength} characters`;
  return unprintable.test(site) ? 'the name of a site holds a control character' : null;
}

type LineReader = (line: string, number: number) => void;

function wideReader(
  header: readonly string[],
  { now }: MeterFile,
  sink: MeterFileSink,
  problems: ProblemList,
): LineReader {
  const sites = header.slice(1).map((name) => name.trim());
  const seen = new Set<string>();
  for (const site of sites) {
    const wrong = siteProblem(site) ?? (seen.has(site) ? `the site "${site}" has two columns` : null);
    if (wrong !== null) problems.add(1, wrong);
    seen.add(site);
  }
  problems.throwIfAny();
  let last = Number.NEGATIVE_INFINITY;
  return (line, number) => {
    const fields = splitFields(line);
    if (fields === null) return problems.add(number, 'a quote is not closed');
    if (fields.length !== header.length) {
      return problems.add(number, `has ${fields.length} fields, the header has ${header.length}`);
    }
    const instant = parseTimestamp((fields[0] ?? '').trim(), 'UTC', last);
    if (typeof instant === 'string') return problems.add(number, instant);
    if (instant % hourMs !== 0) return problems.add(number, `${fields[0]} is not the start of an hour`);
    if (instant <= last) return problems.add(number, orderProblem(fields[0] ?? '', instant, last));
    if (instant > now.getTime()) return problems.add(number, `${fields[0]} lies in the future`);
    last = instant;
    for (let index = 0; index < sites.length; index += 1) {
      const wh = parseWh(fields[index + 1] ?? '');
      if (typeof wh === 'string') problems.add(number, `${wh} (site ${sites[index]})`);
      else sink.value(sites[index] ?? '', instant, wh, number);
    }
  };
}

function longReader({ timeZone, now }: MeterFile, sink: MeterFileSink, problems: ProblemList): LineReader {
  const lastBySite = new Map<string, number>();
  const readTime = timestampReader(timeZone);
  return (line, number) => {
    const fields = splitFields(line);
    if (fields === null) return problems.add(number, 'a quote is not closed');
    const [siteField, time, kwh] = fields;
    if (fields.length !== 3 || siteField === undefined || time === undefined || kwh === undefined) {
      return problems.add(number, `has ${fields.length} fields, the header has 3`);
    }
    const site = siteField.trim();
    const known = lastBySite.get(site);
    const wrongSite = known === undefined ? siteProblem(site) : null;
    if (wrongSite !== null) return problems.add(number, wrongSite);
    const last = known ?? Number.NEGATIVE_INFINITY;
    const instant = readTime(time.trim(), last);
    if (typeof instant === 'string') return problems.add(number, instant);
    if (instant % stepMs.quarter !== 0) {
      return problems.add(number, `${time} is not the start of an hour or a quarter of an hour`);
    }
    if (instant <= last) return problems.add(number, `${orderProblem(time, instant, last)} (site ${site})`);
    if (instant > now.getTime()) return problems.add(number, `${time} lies in the future (site ${site})`);
    lastBySite.set(site, instant);
    const wh = parseWh(kwh);
    if (typeof wh === 'string') return problems.add(number, `${wh} (site ${site})`);
    return sink.value(site, instant, wh, number);
  };
}

function orderProblem(time: string, instant: InstantMilliseconds, last: number): string {
  return instant === last
    ? `${time} occurs twice`
    : `${time} comes after a later time: a duplicate, or the lines are not in order`;
}

/** Advice for a file written by a spreadsheet or the portal itself. */
const semicolonHint =
  'the fields are separated by ";" as in files for spreadsheets and in the reports of the portal, which round values ' +
  `and mix estimates among them; write "${longHeader}" with "," between the fields and a decimal point`;

function readerFor(header: string, file: MeterFile, sink: MeterFileSink, problems: ProblemList): LineReader {
  const fields = splitFields(header);
  if (fields?.map((field) => field.trim()).join(',') === longHeader) return longReader(file, sink, problems);
  if (fields?.[0]?.trim() !== wideTimeColumn || fields.length < 2) {
    if (header.includes(';')) throw new ImportError([{ line: 1, message: semicolonHint }]);
    const message = `the header must be "${wideTimeColumn},<site>,…" or "${longHeader}"`;
    throw new ImportError([{ line: 1, message }]);
  }
  if (file.timeZone !== 'UTC') {
    const message = `the column ${wideTimeColumn} is in UTC; leave --timezone out`;
    throw new ImportError([{ line: 1, message }]);
  }
  return wideReader(fields, file, sink, problems);
}

/**
 * Reads a wide file (`utc_hour_start`, one column of kWh per site) or a long one (`site,timestamp,kwh`), gzip or plain,
 * piece by piece.
 * @throws {ImportError} when the file is damaged, or too many lines are wrong
 */
export async function readMeterFile(
  file: MeterFile,
  sink: MeterFileSink,
  problems: ProblemList,
): Promise<void> {
  const { path } = file;
  let read: LineReader | null = null;
  let valueLines = 0;
  for await (const { firstLine, lines } of readLineBatches(path)) {
    for (let index = 0; index < lines.length; index += 1) {
      const line = lines[index] ?? '';
      if (read === null) {
        read = readerFor(line, file, sink, problems);
      } else if (line !== '') {
        read(line, firstLine + index);
        valueLines += 1;
      }
    }
    await sink.pause();
  }
  if (read === null) throw new ImportError([{ line: null, message: `The file ${path} is empty.` }]);
  if (valueLines === 0) throw new ImportError([{ line: 2, message: 'there are no values below the header' }]);
}
