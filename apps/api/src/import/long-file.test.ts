import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createImportScene, type ImportScene } from './testing/import-scene.ts';

let scene: ImportScene;

beforeAll(async () => {
  scene = await createImportScene();
});

afterAll(() => scene.close());

describe('a long file', () => {
  test('may hold quarters, several sites in any order and local time', async () => {
    const path = scene.write(
      [
        'site,timestamp,kwh',
        '735999000000010012,2026-10-25 02:00,0.25',
        'B,2026-10-25T01:00:00Z,8',
        '735999000000010012,2026-10-25 02:45,0.5',
        '735999000000010012,2026-10-25 02:00,0.75',
        'B,2026-10-25T03:00:00+01:00,9',
        '',
      ].join('\n'),
    );
    expect(await scene.run(path, 'Lång', 'Europe/Stockholm')).toMatchObject({
      sites: 2,
      added: 5,
      missing: 2,
    });
    const [quarters] = await scene.stored('Lång', '735999000000010012');
    expect(quarters?.resolution).toBe('quarter');
    expect(quarters?.wh).toHaveLength(100);
    expect([quarters?.wh[8], quarters?.wh[11], quarters?.wh[12]]).toEqual([250, 500, 750]);
    const [hours] = await scene.stored('Lång', 'B');
    expect([hours?.wh[3], hours?.wh[4]]).toEqual([8000, 9000]);
  });

  test('finds a site by its anläggnings-id', async () => {
    await scene.run(scene.write('site,timestamp,kwh\n735999000000010029,2026-01-01T00:00Z,1\n'), 'Känd');
    await scene.database.db
      .updateTable('site')
      .set({ name: 'Butik Ett' })
      .where('site_id', '=', '735999000000010029')
      .execute();
    const again = scene.write(
      'site,timestamp,kwh\n735999000000010029,2026-01-01T01:00Z,2\nButik Ett,2026-01-01T02:00Z,3\n',
    );
    expect(await scene.run(again, 'Känd')).toMatchObject({ created: { sites: [] }, added: 2 });
    const [day] = await scene.stored('Känd', 'Butik Ett');
    expect([...(day?.wh.slice(1, 4) ?? [])]).toEqual([1000, 2000, 3000]);
  });

  test('that names one site in two ways has its values in the order of time', async () => {
    await scene.run(scene.write('site,timestamp,kwh\n735999000000010036,2026-01-01T00:00Z,1\n'), 'Tvånamn');
    await scene.database.db
      .updateTable('site')
      .set({ name: 'Butik Två' })
      .where('site_id', '=', '735999000000010036')
      .execute();
    const before = await scene.countEverything();
    const wrong = scene.write(
      'site,timestamp,kwh\n735999000000010036,2026-01-03T01:00Z,2\nButik Två,2026-01-02T02:00Z,3\n',
    );
    await expect(scene.run(wrong, 'Tvånamn')).rejects.toThrow('"Butik Två" is named in two ways');
    expect(await scene.countEverything()).toEqual(before);
  });

  test('of hours is not mixed into a day of quarters', async () => {
    await scene.run(scene.write('site,timestamp,kwh\nQ,2026-01-01T00:15Z,1\n'), 'Blandad');
    const before = await scene.countEverything();
    const hours = scene.write('site,timestamp,kwh\nNy,2026-01-01T00:00Z,1\nQ,2026-01-01T05:00Z,1\n');
    await expect(scene.run(hours, 'Blandad')).rejects.toThrow('"Q" has values by quarter on 2026-01-01');
    expect(await scene.countEverything()).toEqual(before);
  });
});
