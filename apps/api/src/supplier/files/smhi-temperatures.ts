import { hoursInDay, hourMs, localDayOf, startOfLocalDay } from '@vinrod/locale/clock';
import { formatDay, type Day } from '@vinrod/locale/day';
import { supplierTexts } from '../texts.ts';
import type { FileFormat, FileItem } from './file-format.ts';

const header = /^Datum;Tid \(UTC\);Lufttemperatur;Kvalitet\b/;
const measurement = /^(\d{4}-\d\d-\d\d);(\d\d):00:00;(-?\d+(?:\.\d+)?);/;

async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<string, void, undefined> {
  let rest = '';
  for await (const part of text) {
    const lines = `${rest}${part}`.split(/\r?\n/);
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/** A local day while its hours are being read. */
interface OpenDay {
  readonly day: Day;
  readonly line: number;
  readonly celsius: Map<number, number>;
}

function itemOf({ day, line, celsius }: OpenDay, priceArea: string): FileItem {
  const wanted = hoursInDay(day);
  const values = Array.from({ length: wanted }, (_, hour) => celsius.get(hour));
  const known = values.filter((value) => value !== undefined);
  return { line, row: { price_area: priceArea, day: formatDay(day), celsius: known } };
}

/**
 * Air temperature by hour of one of SMHI's stations (Ladda ner meteorologiska observationer, parameter 1). The days at both
 * ends of the file are left out when hours of them are missing, because times there are in UTC and days are local.
 */
export const smhiTemperatures: FileFormat = {
  name: 'SMHI',
  recognises: (beginning) => /^\uFEFF?Stationsnamn;/.test(beginning) && beginning.includes('Lufttemperatur'),
  async *read(text, { priceArea }) {
    if (priceArea === null) {
      yield { line: 1, problems: [{ field: 'price_area', texts: [supplierTexts.priceAreaNeeded] }] };
      return;
    }
    let number = 0;
    let isBody = false;
    let open: OpenDay | null = null;
    let isFirst = true;
    for await (const line of linesOf(text)) {
      number += 1;
      isBody ||= header.test(line);
      const [, date, hour, celsius] = isBody ? (measurement.exec(line) ?? []) : [];
      if (date === undefined) continue;
      const instant = Date.parse(`${date}T${hour}:00:00Z`);
      const day = localDayOf(instant);
      if (open !== null && open.day !== day) {
        if (!isFirst || open.celsius.size === hoursInDay(open.day)) yield itemOf(open, priceArea);
        isFirst = false;
        open = null;
      }
      open ??= { day, line: number, celsius: new Map() };
      open.celsius.set((instant - startOfLocalDay(day)) / hourMs, Number(celsius));
    }
    if (open !== null && open.celsius.size === hoursInDay(open.day)) yield itemOf(open, priceArea);
    if (!isBody) yield { line: number, problems: [{ field: '', texts: [supplierTexts.noMeasurements] }] };
  },
};
