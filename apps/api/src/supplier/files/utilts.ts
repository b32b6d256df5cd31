import { stepMs, type Resolution } from '../../quantities/resolution.ts';
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
import { runsOf } from './value-runs.ts';

/** Active energy (GTIN of ebIX, in LIN). A series of another product is passed over. */
const activeEnergy = '8716867000030';

/** Lengths of steps (DTM+354 in minutes, code 806), by what the portal has. */
const resolutions: Readonly<Record<string, Resolution>> = { '15:806': 'quarter', '60:806': 'hour' };

/** Energy of a period (QTY 6063). 220 is the reading of a counter, which stands beside it. */
const periodEnergy = '136';
const counterReading = '220';

/** The offset from UTC of every time in the message (DTM+735): `+0100` is Swedish normal time; null when it is not told. */
function offsetOf(head: readonly Segment[]): number | null {
  const segment = head.find((item) => item.tag === 'DTM' && componentOf(item, 1) === '735');
  const [, sign, hours, minutes] =
    /^([+-])(\d\d)(\d\d)$/.exec(segment ? componentOf(segment, 1, 2) : '') ?? [];
  if (sign === undefined) return null;
  return (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60);
}

/** A time series of a metering point (IDE+24). */
class Transaction implements SeriesReader {
  readonly #begin: Segment;
  readonly #settings: FileSettings;
  readonly #offset: number | null;
  readonly #segments: Segment[] = [];

  constructor(begin: Segment, settings: FileSettings, head: readonly Segment[]) {
    this.#begin = begin;
    this.#settings = settings;
    this.#offset = offsetOf(head);
  }

  take(segment: Segment): void {
    this.#segments.push(segment);
  }

  #find(tag: string, qualifier: string): Segment | undefined {
    return this.#segments.find((item) => item.tag === tag && componentOf(item, 1) === qualifier);
  }

  #refused(tag: string, text: (typeof supplierTexts)['noTime'], at: Segment = this.#begin): FileItem {
    return refusedSegment(at.number, tag, text);
  }

  /** First and last instant of the series; null when the message does not tell them. */
  #period(): { readonly start: number; readonly end: number } | null {
    const segment = this.#find('DTM', '324');
    const text = segment === undefined ? '' : componentOf(segment, 1, 2);
    if (this.#offset === null || text.length !== 24) return null;
    const start = instantOf(text.slice(0, 12), this.#offset);
    const end = instantOf(text.slice(12), this.#offset);
    return start === null || end === null ? null : { start, end };
  }

  *end(): Generator<FileItem, void, undefined> {
    const product = this.#segments.find(({ tag }) => tag === 'LIN');
    if (product !== undefined && componentOf(product, 3) !== activeEnergy) return;
    const unit = this.#find('MEA', 'AAZ');
    const code = unit === undefined ? '' : componentOf(unit, 3);
    const length = this.#find('DTM', '354');
    const step = length === undefined ? '' : `${componentOf(length, 1, 2)}:${componentOf(length, 1, 3)}`;
    const resolution = resolutions[step];
    const period = this.#period();
    if (code !== 'KWH') yield this.#refused('MEA', supplierTexts.unknownCode({ code }), unit);
    else if (resolution === undefined)
      yield this.#refused('DTM', supplierTexts.unknownCode({ code: step }), length);
    else if (period === null) yield this.#refused('DTM', supplierTexts.noTime);
    else yield* this.#rows(resolution, period.start, period.end);
  }

  *#rows(resolution: Resolution, start: number, end: number): Generator<FileItem, void, undefined> {
    const quantities = this.#segments.filter(
      (item) => item.tag === 'QTY' && componentOf(item, 1) !== counterReading,
    );
    const wanted = (end - start) / stepMs[resolution];
    if (quantities.length !== wanted) {
      const given = String(quantities.length);
      yield this.#refused('QTY', supplierTexts.wrongSteps({ wanted: String(wanted), given }));
      return;
    }
    const values = [];
    for (const [index, quantity] of quantities.entries()) {
      const code = componentOf(quantity, 1);
      const read = componentOf(quantity, 1, 2);
      const kwh = numberOf(read);
      if (code !== periodEnergy) {
        yield this.#refused('QTY', supplierTexts.unknownCode({ code }), quantity);
        return;
      }
      if (kwh === null) {
        yield this.#refused('QTY', supplierTexts.noNumber({ read }), quantity);
        return;
      }
      values.push({
        instant: start + index * stepMs[resolution],
        resolution,
        kwh,
        quality: 'measured',
      } as const);
    }
    const point = this.#find('LOC', '172');
    const name = point === undefined ? '' : componentOf(point, 2);
    const { corporateGroup, siteIds } = this.#settings;
    for (const run of runsOf(values))
      yield {
        line: this.#begin.number,
        row: { corporate_group: corporateGroup, site_id: siteIds.get(name) ?? name, ...run },
      };
  }
}

/**
 * UTILTS E66 (D.02B, E5SE1B and E5SE5A), by which Swedish grid owners send metered values over Ediel. Sites are named by
 * their LOC+172. Read are series of active energy in kWh by quarter or hour. Of the qualifiers of values only 136 is
 * known here; a series with another one is refused, with the code, and not guessed at.
 */
export const utilts: FileFormat = {
  name: 'UTILTS',
  recognises: (beginning) => beginsWithMessage(beginning, 'UTILTS'),
  encoding: 'latin1',
  read: (text, settings) =>
    readMessages(text, settings, {
      type: 'UTILTS:D:02B',
      series: (segment, given, head) =>
        segment.tag === 'IDE' && componentOf(segment, 1) === '24'
          ? new Transaction(segment, given, head)
          : null,
    }),
};
