import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createImportScene, type ImportScene, wideHours } from './testing/import-scene.ts';

let scene: ImportScene;

beforeAll(async () => {
  scene = await createImportScene();
});

afterAll(() => scene.close());

describe('a broken file changes nothing and names the line', () => {
  const wide = wideHours('A', '2021-01-01T00:00Z', 48);
  const packed = gzipSync(wideHours('A', '2021-01-01T00:00Z', 20_000));
  const damaged = new Uint8Array(packed);
  damaged.fill(0x55, 400, 440);

  test.each<[string, string | Uint8Array, string]>([
    ['an empty file', '', 'is empty'],
    ['a header only', 'utc_hour_start,A\n', 'line 2: there are no values'],
    ['a wrong header', 'time,A\n2021-01-01T00:00Z,1\n', 'line 1: the header must be'],
    ['a header without sites', 'utc_hour_start\n2021-01-01T00:00Z\n', 'line 1: the header must be'],
    [
      'two columns of one site',
      'utc_hour_start,A,A\n2021-01-01T00:00Z,1,2\n',
      'line 1: the site "A" has two columns',
    ],
    [
      'a column without name',
      'utc_hour_start,A,\n2021-01-01T00:00Z,1,2\n',
      'line 1: the name of a site is empty',
    ],
    ['text for a number', wide.replace(',7\n', ',sju\n'), 'line 8: "sju" is not a number (site A)'],
    ['a decimal comma', wide.replace(',7\n', ',"7,5"\n'), 'line 8: "7,5" is not a number (site A)'],
    ['infinity', wide.replace(',7\n', ',Infinity\n'), 'line 8: "Infinity" is not a number'],
    ['a number without end', wide.replace(',7\n', ',7.\n'), 'line 8: "7." is not a number'],
    ['a negative number', wide.replace(',7\n', ',-7\n'), 'line 8: -7 kWh is negative'],
    [
      'figures issue 5: a number that rounds to nothing from below',
      wide.replace(',7\n', ',-0.0001\n'),
      'line 8: -0.0001 kWh is negative',
    ],
    [
      'figures issue 5: a time to come',
      'site,timestamp,kwh\nA,2026-11-20T08:00Z,1\nA,2026-11-20T09:00Z,1\n',
      'line 3: 2026-11-20T09:00Z lies in the future (site A)',
    ],
    [
      'figures issue 5: a year to come',
      wideHours('A', '2099-01-01T00:00Z', 2),
      'line 2: 2099-01-01T00:00Z lies in the future',
    ],
    ...['+25:00', '+14:15', '-12:15', '+02:75'].map((offset): [string, string, string] => [
      `figures issue 5: the offset ${offset}`,
      `site,timestamp,kwh\nA,2026-01-05T08:00${offset},1\n`,
      `line 2: "2026-01-05T08:00${offset}" has an offset that no place on earth has`,
    ]),
    [
      'figures issue 5: a report of the portal',
      'Anläggnings-id;Anläggning;Datum;Tid\n735999000000010012;Butik;2026-01-05;08:00\n',
      'line 1: the fields are separated by ";" as in files for spreadsheets and in the reports of the portal',
    ],
    ['a number beyond reason', wide.replace(',7\n', ',1e300\n'), 'line 8: 1e300 kWh is more than'],
    ['half a line at the end', `${wide}2021-01-03T00:00`, 'line 50: has 1 fields, the header has 2'],
    ['a line too long', wide.replace(',7\n', ',7,8\n'), 'line 8: has 3 fields, the header has 2'],
    [
      'an hour twice in a row',
      wide.replace('T06:00Z,7', 'T05:00Z,7'),
      'line 8: 2021-01-01T05:00Z occurs twice',
    ],
    [
      'an hour twice',
      `${wide}2021-01-01T05:00Z,7\n`,
      'line 50: 2021-01-01T05:00Z comes after a later time: a duplicate',
    ],
    [
      'half an hour',
      wide.replace('T06:00Z', 'T06:30Z'),
      'line 8: 2021-01-01T06:30Z is not the start of an hour',
    ],
    [
      'a date that does not exist',
      wide.replace('2021-01-01T06', '2021-02-30T06'),
      'line 8: "2021-02-30T06:00Z" is a time that does not exist',
    ],
    ['no time at all', wide.replace('2021-01-01T06:00Z', 'i går'), 'line 8: "i går" is not a time'],
    ['an open quote', wide.replace(',7\n', ',"7\n'), 'line 8: a quote is not closed'],
    ['a NUL byte', wide.replace(',7\n', ',7\0\n'), 'line 8: holds a NUL byte'],
    [
      'another encoding',
      Buffer.from(wide.replace(',7\n', ',ö\n'), 'latin1'),
      'line 8: holds bytes that are not UTF-8',
    ],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), 'line 1: holds'],
    ['a file without lines', 'x'.repeat(1_000_001), 'line 1: is too long'],
    ['a gzip cut short', packed.subarray(0, packed.length - 5000), 'the gzip file is cut short here'],
    ['a damaged gzip', damaged, 'the gzip file is damaged'],
    [
      'a short long file',
      'site,timestamp,kwh\nA,2021-01-01T00:00Z\n',
      'line 2: has 2 fields, the header has 3',
    ],
    [
      'odd minutes',
      'site,timestamp,kwh\nA,2021-01-01T00:10Z,1\n',
      'line 2: 2021-01-01T00:10Z is not the start of',
    ],
    [
      'a site without name',
      'site,timestamp,kwh\n ,2021-01-01T00:00Z,1\n',
      'line 2: the name of a site is empty',
    ],
    [
      'a site with a long name',
      `site,timestamp,kwh\n${'x'.repeat(41)},2021-01-01T00:00Z,1\n`,
      'line 2: the name of a site is longer',
    ],
    [
      'a line late in the file',
      `${wideHours('A', '2021-01-01T00:00Z', 9000)}x,1\n`,
      'line 9002: "x" is not a time',
    ],
  ])('%s', async (_, content, message) => {
    const before = await scene.countEverything();
    await expect(scene.run(scene.write(content), 'Trasig')).rejects.toThrow(message);
    expect(await scene.countEverything()).toEqual(before);
  });

  test('a local time that the clocks skip', async () => {
    const path = scene.write('site,timestamp,kwh\nA,2026-03-29 02:30,1\n');
    await expect(scene.run(path, 'Trasig', 'Europe/Stockholm')).rejects.toThrow(
      'line 2: "2026-03-29 02:30" does not exist',
    );
  });

  test('another time zone than UTC for a UTC column', async () => {
    await expect(scene.run(scene.write(wide), 'Trasig', 'Europe/Stockholm')).rejects.toThrow(
      'line 1: the column utc_hour_start is in UTC',
    );
  });

  test('a file that does not exist, and a folder', async () => {
    await expect(scene.run(join(scene.folder, 'saknas.csv'), 'Trasig')).rejects.toThrow('does not exist');
    await expect(scene.run(scene.folder, 'Trasig')).rejects.toThrow('is a folder');
  });

  test('up to twenty lines are named', async () => {
    const broken = wide.replaceAll(/,(\d+)\n/g, ',x$1\n');
    const error: unknown = await scene.run(scene.write(broken), 'Trasig').catch((reason: unknown) => reason);
    const lines = error instanceof Error ? error.message.split('\n') : [];
    expect(lines).toHaveLength(21);
    expect(lines[0]).toBe('line 2: "x1" is not a number (site A)');
    expect(lines[19]).toBe('line 21: "x20" is not a number (site A)');
  });
});
