import { supplierTexts } from '../texts.ts';
import type { FieldProblem } from '../../server/api-error.ts';
import type { FileFormat, FileItem, FileSettings } from './file-format.ts';
import { componentOf, readSegments, type Segment } from './read-segments.ts';
import { stepMs } from '../../quantities/resolution.ts';
import { resolutionOf, runsOf, type FileValue } from './value-runs.ts';

/**
 * Codes of MSCONS D.04B (EDI@Energy, UN/EDIFACT directory D.04B): what a value is, by its qualifier (6063).
 */
const qualities: Readonly<Record<string, FileValue['quality']>> = {
  /** True value. */
  '220': 'measured',
  /** Substituted value. */
  '67': 'estimated',
};

/** OBIS of active energy from the grid (IEC 62056-61): group C is 1. A series without OBIS is taken for that. */
const imported = /^1-\d+:1\./;
const obis = /^\d+-\d+:\d+\./;

/** `CCYYMMDDHHMM` with offset (303) or without, which is UTC (203); null for another form. */
function instantOf(segment: Segment): number | null {
  const text = componentOf(segment, 1, 2);
  const format = componentOf(segment, 1, 3);
  const [, year, month, day, hour, minute, offset] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)([+-]\d\d)?$/.exec(text) ?? [];
  if (year === undefined || (format !== '303' && format !== '203')) return null;
  const instant = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00Z`);
  return Number.isNaN(instant) ? null : instant - Number(offset ?? 0) * 3_600_000;
}

/** A quantity while its times are being read. */
interface OpenQuantity {
  readonly segment: Segment;
  start: number | null;
  end: number | null;
}

function problem(field: string, text: FieldProblem['texts'][number]): readonly FieldProblem[] {
  return [{ field, texts: [text] }];
}

/** The series of a metering point, read until the next one begins. */
class Series {
  readonly #site: string;
  readonly #line: number;
  readonly #settings: FileSettings;
  readonly #values: FileValue[] = [];
  readonly #instants = new Set<number>();
  readonly #problems: FileItem[] = [];
  #open: OpenQuantity | null = null;
  isUse = true;

  constructor(segment: Segment, settings: FileSettings) {
    this.#site = componentOf(segment, 2);
    this.#line = segment.number;
    this.#settings = settings;
  }

  begin(segment: Segment): void {
    this.close();
    this.#open = { segment, start: null, end: null };
  }

  /** Notes a time of the value that is being read; before the first one it is that of the series. */
  time(segment: Segment): void {
    if (this.#open === null) return;
    const qualifier = componentOf(segment, 1);
    if (qualifier === '163') this.#open.start = instantOf(segment);
    if (qualifier === '164') this.#open.end = instantOf(segment);
  }

  #refuse(line: number, field: string, text: FieldProblem['texts'][number]): void {
    this.#problems.push({ line, problems: problem(field, text) });
  }

  /** Ends the value that is being read. */
  close(): void {
    const open = this.#open;
    this.#open = null;
    if (open === null || !this.isUse) return;
    const { segment, start, end } = open;
    const code = componentOf(segment, 1);
    const quality = qualities[code];
    const read = componentOf(segment, 1, 2);
    // ISO 9735 takes a comma for a decimal mark as well as a point, whatever the service string says.
    const value = Number(read.replace(',', '.'));
    const unit = componentOf(segment, 1, 3);
    if (quality === undefined)
      return this.#refuse(segment.number, 'QTY', supplierTexts.unknownCode({ code }));
    if (unit !== '' && unit !== 'KWH')
      return this.#refuse(segment.number, 'QTY', supplierTexts.unknownCode({ code: unit }));
    if (read === '' || Number.isNaN(value))
      return this.#refuse(segment.number, 'QTY', supplierTexts.noNumber({ read }));
    if (start === null || end === null) return this.#refuse(segment.number, 'DTM', supplierTexts.noTime);
    const resolution = resolutionOf((end - start) / 1000);
    if (resolution === null || start % stepMs[resolution] !== 0) {
      const seconds = String((end - start) / 1000);
      return this.#refuse(segment.number, 'DTM', supplierTexts.noStep({ seconds }));
    }
    if (this.#instants.has(start)) return this.#refuse(segment.number, 'DTM', supplierTexts.twice);
    this.#instants.add(start);
    this.#values.push({ instant: start, resolution, kwh: value, quality });
  }

  /** Its problems and its rows. */
  *end(): Generator<FileItem, void, undefined> {
    this.close();
    yield* this.#problems;
    const { corporateGroup, siteIds } = this.#settings;
    for (const run of runsOf(this.#values))
      yield {
        line: this.#line,
        row: { corporate_group: corporateGroup, site_id: siteIds.get(this.#site) ?? this.#site, ...run },
      };
  }
}

/** What the head of an interchange or message has to say for its values to be read. */
function headProblem(segment: Segment): FileItem | null {
  const type = `${componentOf(segment, 2, 1)}:${componentOf(segment, 2, 2)}:${componentOf(segment, 2, 3)}`;
  if (segment.tag !== 'UNH' || type === 'MSCONS:D:04B') return null;
  return { line: segment.number, problems: problem('UNH', supplierTexts.unknownMessage({ type })) };
}

async function* readMessages(
  text: AsyncIterable<string>,
  settings: FileSettings,
): AsyncGenerator<FileItem, void, undefined> {
  let series: Series | null = null;
  let messages = 0;
  let isComplete = false;
  let last = 0;
  for await (const segment of readSegments(text)) {
    last = segment.number;
    const { tag } = segment;
    const wrong = headProblem(segment);
    if (wrong !== null) yield wrong;
    if (tag === 'UNH') messages += 1;
    const isPoint = tag === 'LOC' && componentOf(segment, 1) === '172';
    if (series !== null && (isPoint || tag === 'UNT')) {
      yield* series.end();
      series = null;
    }
    if (isPoint) series = new Series(segment, settings);
    if (tag === 'LIN') series?.close();
    if (tag === 'PIA' && series !== null) {
      const product = componentOf(segment, 2);
      series.isUse = !obis.test(product) || imported.test(product);
    }
    if (tag === 'QTY') series?.begin(segment);
    if (tag === 'DTM') series?.time(segment);
    if (tag === 'UNZ') isComplete = componentOf(segment, 1) === String(messages);
  }
  if (!isComplete) yield { line: last, problems: problem('UNZ', supplierTexts.incomplete) };
}

/** MSCONS D.04B, metered values in EDIFACT as Germany's market sends them. Sites are named by their LOC+172. */
export const mscons: FileFormat = {
  name: 'MSCONS',
  recognises: (beginning) => /^\s*(UNA.{6}\s*)?UNB\+/.test(beginning) && beginning.includes('+MSCONS:'),
  encoding: 'latin1',
  read: readMessages,
};
