import { stepMs } from '../../quantities/resolution.ts';
import type { FieldProblem } from '../../server/api-error.ts';
import { supplierTexts } from '../texts.ts';
import type { FileFormat, FileItem, FileSettings } from './file-format.ts';
import {
  beginsWithMessage,
  instantOf,
  numberOf,
  readMessages,
  refusedSegment,
  type SeriesReader,
} from './interchange.ts';
import { componentOf, type Segment } from './read-segments.ts';
import { resolutionOf, runsOf, type FileValue } from './value-runs.ts';

/** What a value is, by its qualifier (6063, UN/EDIFACT D.04B). */
const qualities: Readonly<Record<string, FileValue['quality']>> = {
  /** True value. */
  '220': 'measured',
  /** Substituted value. */
  '67': 'estimated',
};

/** OBIS of active energy from the grid (IEC 62056-61): group C is 1. A series without OBIS is taken for that. */
const imported = /^1-\d+:1\./;
const obis = /^\d+-\d+:\d+\./;

/** The instant of `CCYYMMDDHHMM` with an offset (303), or without, which is UTC (203); null for another form. */
function timeOf(segment: Segment): number | null {
  const format = componentOf(segment, 1, 3);
  if (format !== '303' && format !== '203') return null;
  const [, text = '', offset = '0'] = /^(\d{12})([+-]\d\d)?$/.exec(componentOf(segment, 1, 2)) ?? [];
  return instantOf(text, Number(offset));
}

/** A value while its times are being read. */
interface OpenValue {
  readonly segment: Segment;
  start: number | null;
  end: number | null;
}

/** The series of a metering point (LOC+172). */
class MeteringPoint implements SeriesReader {
  readonly #begin: Segment;
  readonly #settings: FileSettings;
  readonly #values: FileValue[] = [];
  readonly #instants = new Set<number>();
  readonly #problems: FileItem[] = [];
  #open: OpenValue | null = null;
  #isUse = true;

  constructor(begin: Segment, settings: FileSettings) {
    this.#begin = begin;
    this.#settings = settings;
  }

  take(segment: Segment): void {
    const { tag } = segment;
    if (tag === 'LIN' || tag === 'QTY') this.#close();
    if (tag === 'PIA') {
      const product = componentOf(segment, 2);
      this.#isUse = !obis.test(product) || imported.test(product);
    }
    if (tag === 'QTY') this.#open = { segment, start: null, end: null };
    // Times before the first value are those of the whole series.
    if (tag === 'DTM' && this.#open !== null) {
      const qualifier = componentOf(segment, 1);
      if (qualifier === '163') this.#open.start = timeOf(segment);
      if (qualifier === '164') this.#open.end = timeOf(segment);
    }
  }

  *end(): Generator<FileItem, void, undefined> {
    this.#close();
    yield* this.#problems;
    const { corporateGroup, siteIds } = this.#settings;
    const name = componentOf(this.#begin, 2);
    for (const run of runsOf(this.#values))
      yield {
        line: this.#begin.number,
        row: { corporate_group: corporateGroup, site_id: siteIds.get(name) ?? name, ...run },
      };
  }

  #refuse({ number }: Segment, tag: string, text: FieldProblem['texts'][number]): void {
    this.#problems.push(refusedSegment(number, tag, text));
  }

  #close(): void {
    const open = this.#open;
    this.#open = null;
    if (open === null || !this.#isUse) return;
    const { segment, start, end } = open;
    const [code, read, unit] = [1, 2, 3].map((component) => componentOf(segment, 1, component));
    const quality = qualities[code ?? ''];
    const kwh = numberOf(read ?? '');
    if (quality === undefined)
      return this.#refuse(segment, 'QTY', supplierTexts.unknownCode({ code: code ?? '' }));
    if (unit !== '' && unit !== 'KWH')
      return this.#refuse(segment, 'QTY', supplierTexts.unknownCode({ code: unit ?? '' }));
    if (kwh === null) return this.#refuse(segment, 'QTY', supplierTexts.noNumber({ read: read ?? '' }));
    if (start === null || end === null) return this.#refuse(segment, 'DTM', supplierTexts.noTime);
    const seconds = (end - start) / 1000;
    const resolution = resolutionOf(seconds);
    if (resolution === null || start % stepMs[resolution] !== 0)
      return this.#refuse(segment, 'DTM', supplierTexts.noStep({ seconds: String(seconds) }));
    if (this.#instants.has(start)) return this.#refuse(segment, 'DTM', supplierTexts.twice);
    this.#instants.add(start);
    this.#values.push({ instant: start, resolution, kwh, quality });
  }
}

/** MSCONS D.04B, metered values as Germany's market sends them (EDI@Energy). Sites are named by their LOC+172. */
export const mscons: FileFormat = {
  name: 'MSCONS',
  recognises: (beginning) => beginsWithMessage(beginning, 'MSCONS'),
  encoding: 'latin1',
  read: (text, settings) =>
    readMessages(text, settings, {
      type: 'MSCONS:D:04B',
      series: (segment, given) =>
        segment.tag === 'LOC' && componentOf(segment, 1) === '172' ? new MeteringPoint(segment, given) : null,
    }),
};
