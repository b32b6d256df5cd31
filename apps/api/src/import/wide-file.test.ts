import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayOf } from '@vinrod/locale/day';
import { missingValue } from '../energy/meter-day/meter-day.ts';
import { createImportScene, onDay, type ImportScene, wideHours } from './testing/import-scene.ts';

let scene: ImportScene;

beforeAll(async () => {
  scene = await createImportScene();
});

afterAll(() => scene.close());

describe('a wide file', () => {
  test('puts UTC hours on local days and keeps gaps as gaps', async () => {
    const path = scene.write(
      'utc_hour_start,Norr,Söder\n2021-01-01T22:00Z,1.5,0\n2021-01-01T23:00Z,,2.0004\n2021-01-02T01:00Z,3,4.0006\n',
    );
    expect(await scene.run(path, 'Vida')).toEqual({
      created: { corporateGroup: true, company: true, sites: ['Norr', 'Söder'] },
      sites: 2,
      added: 5,
      changed: 0,
      unchanged: 0,
      missing: 3,
    });
    const [first, second] = [dayOf(2021, 1, 1), dayOf(2021, 1, 2)];
    const north = await scene.stored('Vida', 'Norr');
    const south = await scene.stored('Vida', 'Söder');
    expect(onDay(north, first).slice(-2)).toEqual([missingValue, 1500]);
    expect(onDay(north, second).slice(0, 4)).toEqual([missingValue, missingValue, 3000, missingValue]);
    expect(onDay(south, first).slice(-1)).toEqual([0]);
    expect(onDay(south, second).slice(0, 4)).toEqual([2000, missingValue, 4001, missingValue]);
  });

  test('fills the 23 and 25 hours of the days on which the clocks change', async () => {
    await scene.run(scene.write(wideHours('Vår', '2026-03-28T23:00Z', 23)), 'Omställning');
    await scene.run(scene.write(wideHours('Höst', '2026-10-24T22:00Z', 25)), 'Omställning');
    const spring = await scene.stored('Omställning', 'Vår');
    const autumn = await scene.stored('Omställning', 'Höst');
    expect(spring.map((row) => row.day)).toEqual([dayOf(2026, 3, 29)]);
    expect(onDay(spring, dayOf(2026, 3, 29))).toEqual(
      Array.from({ length: 23 }, (_, hour) => (hour + 1) * 1000),
    );
    expect(onDay(autumn, dayOf(2026, 10, 25))).toEqual(
      Array.from({ length: 25 }, (_, hour) => (hour + 1) * 1000),
    );
  });

  test('may be packed, have a byte order mark, CRLF and quoted names', async () => {
    const text = '\uFEFFutc_hour_start,"Butik ""Lyktan"", norra"\r\n2022-06-01T00:00Z,"1,5"\r\n';
    await expect(scene.run(scene.write(gzipSync(text)), 'Packad')).rejects.toThrow(
      'line 2: "1,5" is not a number',
    );
    await scene.run(scene.write(gzipSync(text.replace('"1,5"', '1.5'))), 'Packad');
    const [day] = await scene.stored('Packad', 'Butik "Lyktan", norra');
    expect(day?.wh[2]).toBe(1500);
  });

  test('read again it changes nothing, and a correction changes only what it corrects', async () => {
    const path = scene.write(wideHours('A', '2022-05-01T00:00Z', 40));
    expect(await scene.run(path, 'Igen')).toMatchObject({ added: 40, created: { corporateGroup: true } });
    const before = [await scene.countEverything(), await scene.stored('Igen', 'A')];
    expect(await scene.run(path, 'Igen')).toEqual({
      created: { corporateGroup: false, company: false, sites: [] },
      sites: 1,
      added: 0,
      changed: 0,
      unchanged: 40,
      missing: 0,
    });
    expect([await scene.countEverything(), await scene.stored('Igen', 'A')]).toEqual(before);
    const corrected = scene.write(
      'utc_hour_start,A\n2022-05-01T03:00Z,99\n2022-05-01T04:00Z,\n2022-05-03T00:00Z,7\n',
    );
    expect(await scene.run(corrected, 'Igen')).toMatchObject({ added: 1, changed: 1, unchanged: 0 });
    const [day] = await scene.stored('Igen', 'A');
    expect([...(day?.wh.slice(4, 8) ?? [])]).toEqual([3000, 99_000, 5000, 6000]);
  });

  test('goes on where an earlier file ended within a day', async () => {
    await scene.run(scene.write(wideHours('A', '2022-05-01T22:00Z', 10)), 'Följd');
    await scene.run(scene.write(wideHours('A', '2022-05-02T08:00Z', 14)), 'Följd');
    const [day, ...more] = await scene.stored('Följd', 'A');
    expect(more).toEqual([]);
    expect(day?.wh.includes(missingValue)).toBe(false);
    expect([...(day?.wh.slice(9, 12) ?? [])]).toEqual([10_000, 1000, 2000]);
  });
});
