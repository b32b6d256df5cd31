import { supplierTexts } from '../texts.ts';
import type { FileFormat, FileItem, FileSettings } from './file-format.ts';
import { childrenOf, childAt, readElements, textOf, type XmlElement } from './read-elements.ts';
import { resolutionOf, runsOf, type FileValue } from './value-runs.ts';

/** Codes of NAESB ESPI 1.1 (`espi.xsd`): energy delivered to the customer, in Wh, summed over each interval. */
const wattHours = '72';
const forward = '1';
const electricity = '1';
const accumulations = new Set(['4', '9']);

/** Qualities of readings that are not read from a meter (`QualityOfReading`): estimated in some way, or projected. */
const estimates = new Set(['8', '9', '12']);

/** The address of an entry and those around it. */
function addressOf(entry: XmlElement, relation: string): readonly string[] {
  return childrenOf(entry, 'link')
    .filter(({ attributes }) => attributes['rel'] === relation)
    .map(({ attributes }) => (attributes['href'] ?? '').replace(/\/$/, ''));
}

/** The last part of an address up to a collection: `…/UsagePoint/01/MeterReading/01` and `UsagePoint` give `01`. */
function nameIn(address: string, collection: string): string | null {
  return new RegExp(`(?:^|/)${collection}/([^/]+)`).exec(address)?.[1] ?? null;
}

/** Up to the meter reading that an interval block belongs to. */
function readingOf(address: string): string {
  return address.replace(/\/IntervalBlock(\/.*)?$/, '');
}

/** How the values of a reading type become kWh; null when they are no energy that a site used. */
function kwhPerUnit(type: XmlElement): number | null {
  const isUse =
    textOf(type, 'uom') === wattHours &&
    (textOf(type, 'flowDirection') ?? forward) === forward &&
    (textOf(type, 'commodity') ?? electricity) === electricity &&
    accumulations.has(textOf(type, 'accumulationBehaviour') ?? '4');
  if (!isUse) return null;
  return 10 ** (Number(textOf(type, 'powerOfTenMultiplier') ?? '0') - 3);
}

/** What a feed says of its series before their values. */
interface Feed {
  /** Reading types by address. */
  readonly types: Map<string, XmlElement>;
  /** The related addresses of each meter reading, by its own. */
  readonly readings: Map<string, readonly string[]>;
  readonly blocks: { readonly entry: XmlElement; readonly reading: string }[];
}

async function readFeed(text: AsyncIterable<string>): Promise<Feed> {
  const feed: Feed = { types: new Map(), readings: new Map(), blocks: [] };
  for await (const entry of readElements(text, new Set(['entry']))) {
    const content = childAt(entry, 'content');
    const [self = ''] = addressOf(entry, 'self');
    const [up = ''] = addressOf(entry, 'up');
    for (const item of content?.children ?? []) {
      if (item.name === 'ReadingType') feed.types.set(self, item);
      if (item.name === 'MeterReading') feed.readings.set(self, addressOf(entry, 'related'));
    }
    if (content !== undefined && childrenOf(content, 'IntervalBlock').length > 0)
      feed.blocks.push({ entry, reading: readingOf(up) });
  }
  return feed;
}

function valueOf(reading: XmlElement, factor: number): FileValue | null {
  const resolution = resolutionOf(Number(textOf(reading, 'timePeriod', 'duration')));
  const value = textOf(reading, 'value');
  if (resolution === null || value === null) return null;
  return {
    instant: Number(textOf(reading, 'timePeriod', 'start')) * 1000,
    resolution,
    kwh: Math.round(Number(value) * factor * 1000) / 1000,
    quality: estimates.has(textOf(reading, 'ReadingQuality', 'quality') ?? '') ? 'estimated' : 'measured',
  };
}

function* itemsOf(
  { types, readings }: Feed,
  { entry, reading }: Feed['blocks'][number],
  { corporateGroup, siteIds }: FileSettings,
): Generator<FileItem, void, undefined> {
  const typeAddress = (readings.get(reading) ?? []).find((address) => types.has(address));
  const type = typeAddress === undefined ? undefined : types.get(typeAddress);
  if (type === undefined) {
    yield { line: entry.line, problems: [{ field: 'ReadingType', texts: [supplierTexts.noReadingType] }] };
    return;
  }
  const factor = kwhPerUnit(type);
  // Export and reactive power stand in the same files, and are no consumption.
  if (factor === null) return;
  const name = nameIn(reading, 'UsagePoint') ?? '';
  const read = childrenOf(childAt(entry, 'content') ?? entry, 'IntervalBlock')
    .flatMap((block) => childrenOf(block, 'IntervalReading'))
    .map((interval) => ({ interval, value: valueOf(interval, factor) }));
  const other = read.find(({ value }) => value === null);
  if (other !== undefined) {
    const seconds = textOf(other.interval, 'timePeriod', 'duration') ?? '';
    yield {
      line: other.interval.line,
      problems: [{ field: 'duration', texts: [supplierTexts.noStep({ seconds })] }],
    };
    return;
  }
  for (const run of runsOf(read.flatMap(({ value }) => (value === null ? [] : [value]))))
    yield {
      line: entry.line,
      row: { corporate_group: corporateGroup, site_id: siteIds.get(name) ?? name, ...run },
    };
}

/** Green Button, the Atom feeds of NAESB ESPI 1.1 (REQ.21). Sites are named by the id of their usage point. */
export const greenButton: FileFormat = {
  name: 'Green Button',
  recognises: (beginning) => /<feed[\s>]/.test(beginning) && beginning.includes('http://naesb.org/espi'),
  async *read(text, settings) {
    const feed = await readFeed(text);
    for (const block of feed.blocks) yield* itemsOf(feed, block, settings);
  },
};
