import { formatDay } from '@vinrod/locale/day';
import { hourMs, localDayOf, startOfLocalDay } from '@vinrod/locale/clock';
import type { FieldProblem } from '../../server/api-error.ts';
import { supplierTexts } from '../texts.ts';
import type { FileFormat, FileItem, FileSettings } from './file-format.ts';
import { childrenOf, readElements, textOf, type XmlElement } from './read-elements.ts';

/** Swedish bidding zones by their EIC (ENTSO-E, area codes Y). */
const areas: Readonly<Record<string, string>> = {
  '10Y1001A1001A44P': 'SE1',
  '10Y1001A1001A45N': 'SE2',
  '10Y1001A1001A46L': 'SE3',
  '10Y1001A1001A47J': 'SE4',
};

const steps: Readonly<Record<string, { readonly resolution: 'hour' | 'quarter'; readonly ms: number }>> = {
  PT60M: { resolution: 'hour', ms: hourMs },
  PT15M: { resolution: 'quarter', ms: hourMs / 4 },
};

/** öre/kWh in one SEK/MWh. */
const orePerKwh = 0.1;

/** Decimals of a price in öre/kWh: öre/MWh is the smallest that is stored. */
const thousandths = 1000;

function refused(line: number, field: string, text: FieldProblem['texts'][number]): FileItem {
  return { line, problems: [{ field, texts: [text] }] };
}

/**
 * Prices of every step of a period. In curve A03 a position that is left out has the price of the one before; in A01
 * every position is there.
 *
 * @returns null when a price is missing.
 */
function pricesOf(period: XmlElement, count: number, repeats: boolean): readonly number[] | null {
  const written = new Map(
    childrenOf(period, 'Point').map((point) => [
      Number(textOf(point, 'position')),
      Number(textOf(point, 'price.amount')),
    ]),
  );
  const prices: number[] = [];
  for (let position = 1; position <= count; position += 1) {
    const price = written.get(position) ?? (repeats ? prices.at(-1) : undefined);
    if (price === undefined || Number.isNaN(price)) return null;
    prices.push(price);
  }
  return prices;
}

/** How a price of the series becomes öre/kWh; null for a currency without a rate. */
function factorOf(series: XmlElement, { sekPerEur }: FileSettings): number | null {
  const currency = textOf(series, 'currency_Unit.name');
  if (currency === 'SEK') return orePerKwh;
  return currency === 'EUR' && sekPerEur !== null ? orePerKwh * sekPerEur : null;
}

function* periodItems(
  series: XmlElement,
  period: XmlElement,
  factor: number,
  priceArea: string,
): Generator<FileItem, void, undefined> {
  const resolution = textOf(period, 'resolution') ?? '';
  const step = steps[resolution];
  if (step === undefined) {
    yield refused(period.line, 'resolution', supplierTexts.unknownCode({ code: resolution }));
    return;
  }
  const first = Date.parse(textOf(period, 'timeInterval', 'start') ?? '');
  const end = Date.parse(textOf(period, 'timeInterval', 'end') ?? '');
  const count = (end - first) / step.ms;
  if (!Number.isInteger(count) || count < 1) {
    yield refused(period.line, 'timeInterval', supplierTexts.noTime);
    return;
  }
  const prices = pricesOf(period, count, textOf(series, 'curveType') === 'A03');
  if (prices === null) {
    yield refused(period.line, 'Point', supplierTexts.missingPosition);
    return;
  }
  for (let day = localDayOf(first); startOfLocalDay(day) < end; day += 1) {
    const from = (startOfLocalDay(day) - first) / step.ms;
    const to = (startOfLocalDay(day + 1) - first) / step.ms;
    yield {
      line: period.line,
      row: {
        price_area: priceArea,
        day: formatDay(day),
        resolution: step.resolution,
        ore_per_kwh: prices
          .slice(Math.max(0, from), Math.max(0, to))
          .map((price) => Math.round(price * factor * thousandths) / thousandths),
      },
    };
  }
}

function* seriesItems(series: XmlElement, settings: FileSettings): Generator<FileItem, void, undefined> {
  // The second sequence of an auction repeats the first one's hours for another product.
  const sequence = textOf(series, 'classificationSequence_AttributeInstanceComponent.position') ?? '1';
  if (sequence !== '1') return;
  const domain = textOf(series, 'in_Domain.mRID') ?? '';
  const priceArea = areas[domain];
  const unit = textOf(series, 'price_Measure_Unit.name') ?? '';
  const factor = factorOf(series, settings);
  if (priceArea === undefined)
    yield refused(series.line, 'in_Domain.mRID', supplierTexts.unknownCode({ code: domain }));
  else if (unit !== 'MWH')
    yield refused(series.line, 'price_Measure_Unit.name', supplierTexts.unknownCode({ code: unit }));
  else if (factor === null) yield refused(series.line, 'sek_per_eur', supplierTexts.rateNeeded);
  else
    for (const period of childrenOf(series, 'Period')) yield* periodItems(series, period, factor, priceArea);
}

/** Day-ahead prices of ENTSO-E's transparency platform (`Publication_MarketDocument`, document type A44, IEC 62325-451-3). */
export const entsoePrices: FileFormat = {
  name: 'ENTSO-E',
  recognises: (beginning) => /<(\w+:)?Publication_MarketDocument[\s>]/.test(beginning),
  async *read(text, settings) {
    for await (const series of readElements(text, new Set(['TimeSeries'])))
      yield* seriesItems(series, settings);
  },
};
