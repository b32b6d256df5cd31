import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serviceScopes } from '../../server/service-caller.ts';
import { referenceFile } from '../../testing/reference-data.ts';
import { serviceTokenOf } from '../../testing/service-accounts-of-tests.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { company, corporateGroup, site } from '../testing/norrviken.ts';
import { putBody, putRows, type PutAnswer } from '../testing/put-rows.ts';

const samples = referenceFile('intake_samples');
const file = { headers: { 'Content-Type': 'application/octet-stream' } };
const ofGroup = { ...file, query: '?corporate_group=K-1048' };

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await createTestApp();
  token = await serviceTokenOf(app, serviceScopes);
  await putRows(app, token, 'corporate-groups', [corporateGroup]);
  await putRows(app, token, 'companies', [company]);
});

afterAll(() => app.close());

async function addSite(siteId: string): Promise<void> {
  await putRows(app, token, 'sites', [{ ...site, site_id: siteId }]);
}

/** Sum and number of the stored values of a site. */
async function storedOf(siteId: string) {
  const rows = await app.deps.database.db
    .selectFrom('meter_day')
    .innerJoin('site', 'site.id', 'meter_day.site_id')
    .select(['total_wh', 'meter_day.resolution', 'measured_count', 'estimated_count'])
    .where('site.site_id', '=', siteId)
    .execute();
  return {
    wh: rows.reduce((sum, { total_wh }) => sum + Number(total_wh ?? 0), 0),
    measured: rows.reduce((sum, { measured_count }) => sum + measured_count, 0),
    estimated: rows.reduce((sum, { estimated_count }) => sum + estimated_count, 0),
    resolutions: [...new Set(rows.map(({ resolution }) => resolution))],
  };
}

function sample(...path: readonly string[]): Buffer<ArrayBuffer> {
  return Buffer.from(readFileSync(join(samples.path, ...path)));
}

/** The numbers of all elements of a name, read in the plainest way. */
function numbersOf(xml: string, name: string): number[] {
  return [...xml.matchAll(new RegExp(`<${name}>(-?[0-9.]+)</${name}>`, 'g'))].map(([, text]) => Number(text));
}

/** Minutes since 1970 of a time written as `CCYYMMDDHHMM`. */
function minuteOf(text: string): number {
  const [, year, month, day, hour, minute] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}Z`) / 60_000;
}

function refusals({ rows }: PutAnswer): readonly unknown[] {
  return rows.filter(({ result }) => result === 'refused').map(({ problems }) => problems);
}

describe.skipIf(samples.isAbsent)(
  'samples that others made, in ../shared/data/intake_samples (skipped when absent)',
  () => {
    test.each([
      ['15minLP_15Days.xml', 'quarter'],
      ['1hrLP_32DaysNoCost.xml', 'hour'],
    ])('Green Button %s is read whole', async (name, resolution) => {
      await addSite(`GB-${resolution}`);
      const bytes = sample('green_button', name);
      const query = `?corporate_group=K-1048&site=01%3DGB-${resolution}`;
      const answer = await putBody(app, token, 'meter-values', bytes, { ...file, query });
      expect(refusals(answer)).toEqual([]);
      const blocks = bytes.toString('utf8').split('<IntervalReading>').slice(1);
      const values = blocks.map((block) => numbersOf(block, 'value')[0] ?? Number.NaN);
      const wanted = values.reduce((sum, value) => sum + value, 0);
      const stored = await storedOf(`GB-${resolution}`);
      expect(stored).toMatchObject({ wh: wanted, measured: values.length, resolutions: [resolution] });
      const again = await putBody(app, token, 'meter-values', bytes, { ...file, query });
      expect(again.counts).toMatchObject({ created: 0, changed: 0, refused: 0 });
    });

    test('Green Button of three usage points: what they used, not what they sent out', async () => {
      for (const id of ['4284792', '4284793', '4284794']) await addSite(id);
      const answer = await putBody(
        app,
        token,
        'meter-values',
        sample('green_button', 'BatchFeedThreeUsagePoints_M.xml'),
        ofGroup,
      );
      expect(refusals(answer)).toEqual([]);
      const [one, two, three] = await Promise.all(['4284792', '4284793', '4284794'].map(storedOf));
      expect([one?.measured, two?.measured, three?.measured].toSorted()).toEqual([0, 96, 96]);
    });

    test('Green Button by the month is refused with the length of its first value', async () => {
      const monthly = sample('green_button', 'MonthlyOnlyElectricData.xml');
      const answer = await putBody(app, token, 'meter-values', monthly, ofGroup);
      expect(JSON.stringify(refusals(answer))).toMatch(
        /Ett värde gäller \d+ sekunder; timmar och kvartar läses/,
      );
      expect(answer.counts).toMatchObject({ created: 0 });
    });

    test('MSCONS of two metering points, with a decimal point', async () => {
      const bytes = sample('mscons', 'MSCONS_TL_Multiple_LOC_SAMPLE.txt');
      const points = [...bytes.toString('latin1').matchAll(/LOC\+172\+(\w+)'/g)].map(
        ([, point = '']) => point,
      );
      expect(points).toHaveLength(2);
      for (const point of points) await addSite(point);
      const answer = await putBody(app, token, 'meter-values', bytes, ofGroup);
      expect(refusals(answer)).toEqual([]);
      const values = [...bytes.toString('latin1').matchAll(/QTY\+220:([0-9.]+):KWH/g)].map(([, text]) =>
        Math.round(Number(text) * 1000),
      );
      const stored = await Promise.all(points.map(storedOf));
      expect(stored.reduce((sum, { measured }) => sum + measured, 0)).toBe(values.length);
      expect(stored.reduce((sum, { wh }) => sum + wh, 0)).toBe(values.reduce((sum, wh) => sum + wh, 0));
      expect(stored.map(({ resolutions }) => resolutions)).toEqual([['quarter'], ['quarter']]);
    });

    test('MSCONS with a decimal comma, in which some times are wrong', async () => {
      const bytes = sample('mscons', 'MSCONS_TL_SAMPLE02.txt');
      await addSite('US0001062600000001000000022345671');
      const read = [
        ...bytes
          .toString('latin1')
          .matchAll(/QTY\+220:([0-9,]+)'\s*DTM\+163:(\d{12})\S*?'\s*DTM\+164:(\d{12})/g),
      ].map(([, value = '', start = '', end = '']) => ({
        wh: Math.round(Number(value.replace(',', '.')) * 1000),
        start: minuteOf(start),
        isQuarter: minuteOf(end) - minuteOf(start) === 15 && minuteOf(start) % 15 === 0,
      }));
      expect(read).toHaveLength(2976);
      const right = read.filter(
        ({ isQuarter, start }, index) =>
          isQuarter && !read.slice(0, index).some((before) => before.isQuarter && before.start === start),
      );
      const whole = await putBody(app, token, 'meter-values', bytes, ofGroup);
      expect(refusals(whole)).toHaveLength(read.length - right.length);
      expect(JSON.stringify(refusals(whole)[0])).toContain('Ett värde gäller 960 sekunder');
      expect(await storedOf('US0001062600000001000000022345671')).toMatchObject({ measured: 0 });
      const independent = { ...file, query: '?corporate_group=K-1048&independent_rows=true' };
      await putBody(app, token, 'meter-values', bytes, independent);
      expect(await storedOf('US0001062600000001000000022345671')).toMatchObject({
        measured: right.length,
        wh: right.reduce((sum, { wh }) => sum + wh, 0),
      });
    });
  },
);

/** Hours in UTC from 2026-01-14 22:00, one before a local day and some after the next. */
function temperatures(hours: number, without = -1): string {
  const start = Date.parse('2026-01-14T22:00:00Z');
  const lines = Array.from({ length: hours }, (_, index) => {
    const time = new Date(start + index * 3_600_000).toISOString();
    return `${time.slice(0, 10)};${time.slice(11, 19)};${(index / 10).toFixed(1)};G;;`;
  }).filter((_, index) => index !== without);
  return [
    'Stationsnamn;Stationsnummer;Stationsnät;Mäthöjd (meter över marken)',
    'Luleå-Kallax Flygplats;162860;SMHIs stationsnät;2.0',
    '',
    'Parameternamn;Beskrivning;Enhet',
    'Lufttemperatur;momentanvärde, 1 gång/tim;celsius',
    '',
    'Datum;Tid (UTC);Lufttemperatur;Kvalitet;;Tidsutsnitt:',
    ...lines,
  ].join('\n');
}

/** A message with one value. */
function message(quantity: string, { type = 'MSCONS:D:04B:UN:2.4b', end = `UNZ+1+1'` } = {}): string {
  return [
    `UNB+UNOC:3+1:14+2:500+240202:1250+1'`,
    `UNH+1+${type}'`,
    `LOC+172+735999000000010012'`,
    `LIN+1'`,
    `QTY+${quantity}'`,
    `DTM+163:202605010000?+02:303'`,
    `DTM+164:202605010100?+02:303'`,
    `UNT+6+1'`,
    end,
  ].join('');
}

/** A day of ENTSO-E: the hours written, the ones left out repeat the one before. */
function prices({
  curve = 'A03',
  step = 'PT60M',
  currency = 'EUR',
  domain = '10Y1001A1001A46L',
  more = '',
} = {}): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<Publication_MarketDocument xmlns="urn:iec62325.351:tc57wg16:451-3:publicationdocument:7:3">
  <type>A44</type>
  <TimeSeries>
    <in_Domain.mRID codingScheme="A01">${domain}</in_Domain.mRID>
    <currency_Unit.name>${currency}</currency_Unit.name>
    <price_Measure_Unit.name>MWH</price_Measure_Unit.name>
    <curveType>${curve}</curveType>
    <Period>
      <timeInterval><start>2026-03-28T23:00Z</start><end>2026-03-29T22:00Z</end></timeInterval>
      <resolution>${step}</resolution>
      <Point><position>1</position><price.amount>50.00</price.amount></Point>
      <Point><position>3</position><price.amount>-1.50</price.amount></Point>
    </Period>
  </TimeSeries>${more}
</Publication_MarketDocument>`;
}

const inKronor = { ...file, query: '?sek_per_eur=11' };

async function pricesOf(area: string, day: string): Promise<readonly number[]> {
  const row = await app.deps.database.db
    .selectFrom('spot_price_day')
    .select(({ fn }) => fn<string>('array_to_string', ['ore_per_mwh', ({ val }) => val(',')]).as('prices'))
    .where('price_area', '=', area as 'SE3')
    .where('day', '=', day)
    .executeTakeFirst();
  return row?.prices.split(',').map(Number) ?? [];
}

describe('ENTSO-E', () => {
  test('prices of the day when summer time begins: 23 hours, those left out as the one before', async () => {
    const answer = await putBody(app, token, 'spot-prices', prices(), inKronor);
    expect(refusals(answer)).toEqual([]);
    expect(answer.counts).toMatchObject({ created: 1 });
    const stored = await pricesOf('SE3', '2026-03-29');
    expect(stored).toHaveLength(23);
    expect(stored.slice(0, 4)).toEqual([55_000, 55_000, -1650, -1650]);
  });

  test.each([
    ['a curve that must be whole', prices({ curve: 'A01' }), 'Ett pris saknas.'],
    ['another length of step', prices({ step: 'PT30M' }), 'Koden PT30M är inte känd.'],
    ['an area abroad', prices({ domain: '10YDK-1--------W' }), 'Koden 10YDK-1--------W är inte känd.'],
    ['a currency without a rate', prices({ currency: 'NOK' }), 'Ange hur många kronor en euro är.'],
    [
      'a document type',
      prices().replace('<Publication', '<!DOCTYPE a [<!ENTITY b "c">]><Publication'),
      'kan inte läsas',
    ],
    ['an end in the middle', prices().slice(0, -40), 'kan inte läsas'],
    ['another root', '<Invoice/>', 'Filen är inte av något känt slag: ENTSO-E, csv, xlsx.'],
    ['nothing at all', '', 'Filen är inte av något känt slag'],
  ])('with %s is refused, and nothing of it is stored', async (_, text, reason) => {
    const body = text.replaceAll('2026-03', '2026-04').replace('-28T23:00Z', '-28T22:00Z');
    const answer = await putBody(app, token, 'spot-prices', body, inKronor);
    expect(JSON.stringify(refusals(answer))).toContain(reason);
    expect(answer.counts).toMatchObject({ created: 0, changed: 0 });
    expect(await pricesOf('SE3', '2026-04-29')).toEqual([]);
  });
});

describe('SMHI', () => {
  const forArea = { ...file, query: '?price_area=SE1' };

  test('hours become local days, without the parts of days at both ends', async () => {
    const answer = await putBody(app, token, 'temperatures', temperatures(30), forArea);
    expect(refusals(answer)).toEqual([]);
    expect(answer.rows.map(({ key }) => key)).toEqual(['SE1 2026-01-15']);
  });

  test('a day in the middle with an hour missing is refused, with its line', async () => {
    const answer = await putBody(app, token, 'temperatures', temperatures(80, 30), forArea);
    expect(answer.rows).toMatchObject([{ result: 'refused', problems: [{ field: 'celsius' }] }]);
    const others = await putBody(app, token, 'temperatures', temperatures(80, 30), {
      ...file,
      query: '?price_area=SE1&independent_rows=true',
    });
    expect(others.counts).toMatchObject({ refused: 1, created: 1 });
  });

  test('without the area that it stands for it is refused', async () => {
    const answer = await putBody(app, token, 'temperatures', temperatures(30), file);
    expect(refusals(answer)).toMatchObject([[{ field: 'price_area' }]]);
  });
});

describe('MSCONS', () => {
  test.each([
    ['a code that means nothing here', message('Z99:1:KWH'), 'Koden Z99 är inte känd.'],
    ['another unit', message('220:1:KVR'), 'Koden KVR är inte känd.'],
    ['no number', message('220:x:KWH'), 'Värdet x är inte ett tal.'],
    ['an end that is missing', message('220:1:KWH', { end: '' }), 'Filen är inte hel'],
    ['a count that is wrong', message('220:1:KWH', { end: `UNZ+2+1'` }), 'Filen är inte hel'],
    ['a segment cut off', message('220:1:KWH', { end: 'UNZ+1' }), 'Fil'],
    [
      'another version',
      message('220:1:KWH', { type: 'MSCONS:D:96A:UN' }),
      'Meddelandet MSCONS:D:96A läses inte.',
    ],
  ])('with %s is refused', async (_, text, reason) => {
    await addSite(site.site_id);
    const answer = await putBody(app, token, 'meter-values', text, ofGroup);
    expect(JSON.stringify(refusals(answer))).toContain(reason);
    expect(answer.counts).toMatchObject({ created: 0 });
  });

  test('a substituted value is an estimate', async () => {
    await addSite(site.site_id);
    const answer = await putBody(app, token, 'meter-values', message('67:1.5:KWH'), ofGroup);
    expect(refusals(answer)).toEqual([]);
    expect(await storedOf(site.site_id)).toMatchObject({ wh: 1500, estimated: 1, measured: 0 });
  });
});

const utiltsEnd = `UNT+14+1'UNZ+1+1'`;

/** An hour by quarters in Swedish normal time, although it is summer. */
function utiltsMessage(changes: Readonly<Record<string, string>> = {}): string {
  const segments = {
    UNB: `UNB+UNOC:3+GRID:SVK+SUPPLIER:SVK+260501:0500+1++23-DDQ-E66-T'`,
    UNH: `UNH+1+UTILTS:D:02B:UN:E5SE5A'`,
    BGM: `BGM+E66::260+1+9'`,
    DTM137: `DTM+137:202606010500:203'`,
    DTM735: `DTM+735:?+0100:406'`,
    MKS: `MKS+23+E02::260'`,
    IDE: `IDE+24+T1'`,
    LOC: `LOC+172+${site.site_id}::9'LOC+239+LUL:SVK:260'`,
    LIN: `LIN+++8716867000030:::9'`,
    DTM324: `DTM+324:202606010300202606010400:719'`,
    DTM354: `DTM+354:15:806'`,
    STS: `STS+7++E88::260'`,
    MEA: `MEA+AAZ++KWH'`,
    QTY: [1, 2.5, 3, 4].map((kwh, index) => `SEQ++${index + 1}'QTY+136:${kwh}'`).join(''),
    end: utiltsEnd,
    ...changes,
  };
  return Object.values(segments).join('');
}

describe('UTILTS', () => {
  test('quarters are stored from the instant that the message means', async () => {
    await addSite(site.site_id);
    const answer = await putBody(app, token, 'meter-values', utiltsMessage(), ofGroup);
    expect(refusals(answer)).toEqual([]);
    expect(answer.rows).toMatchObject([{ key: `K-1048 ${site.site_id} 2026-06-01T04:00:00+02:00` }]);
  });

  test('another product, such as reactive energy, is passed over', async () => {
    const body = utiltsMessage({ LIN: `LIN+++8716867000047:::9'` });
    const answer = await putBody(app, token, 'meter-values', body, ofGroup);
    expect(answer).toMatchObject({ rows: [], counts: { created: 0, refused: 0 } });
  });

  test.each([
    [
      'a code of values that is not known',
      { QTY: `QTY+136:1'QTY+136:1'QTY+Z02:1'QTY+136:1'` },
      'Koden Z02 är inte känd.',
    ],
    ['too few values', { QTY: `QTY+136:1'` }, 'Perioden har 4 värden, och 1 skickades.'],
    ['values by the month', { DTM354: `DTM+354:1:802'` }, 'Koden 1:802 är inte känd.'],
    ['another unit', { MEA: `MEA+AAZ++KVR'` }, 'Koden KVR är inte känd.'],
    ['no offset from UTC', { DTM735: '' }, 'Tiden saknas eller kan inte läsas.'],
    ['an end that is missing', { end: `UNT+14+1'` }, 'Filen är inte hel'],
  ])('with %s it is refused', async (_, changes, reason) => {
    const answer = await putBody(app, token, 'meter-values', utiltsMessage(changes), ofGroup);
    expect(JSON.stringify(refusals(answer))).toContain(reason);
    expect(answer.counts).toMatchObject({ created: 0 });
  });
});

test('what is neither rows nor a file answers 415, and bytes that are no file of any kind are refused', async () => {
  expect(
    (await putBody(app, token, 'sites', 'a', { headers: { 'Content-Type': 'text/plain' } })).status,
  ).toBe(415);
  expect(refusals(await putBody(app, token, 'sites', 'a', file))).toMatchObject([
    [{ errors: ['Filen är inte av något känt slag: csv, xlsx.'] }],
  ]);
});
