import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createImportScene, type ImportScene, wideHours } from './testing/import-scene.ts';

let scene: ImportScene;

beforeAll(async () => {
  scene = await createImportScene();
});

afterAll(() => scene.close());

describe('figures issue 5: what is not known is asked for', () => {
  const unknown = 'site,timestamp,kwh\nA,2026-01-05T08:00Z,1\nB,2026-01-05T08:00Z,1\n';

  test('a corporate group and sites are listed with their lines, and made with --create only', async () => {
    const before = await scene.countEverything();
    const without = { create: false };
    await expect(scene.run(scene.write(unknown), 'Okänd', 'UTC', without)).rejects.toThrow(
      [
        'The corporate group "Okänd" is not known.',
        'line 2: the site "A" is not known',
        'line 3: the site "B" is not known',
        'Give --create to make what is not known, or --dry-run to try.',
      ].join('\n'),
    );
    expect(await scene.countEverything()).toEqual(before);
    await scene.run(scene.write(unknown), 'Okänd');
    const mistyped = scene.write(unknown.replace('B,', 'Bb,'));
    await expect(scene.run(mistyped, 'Okänd', 'UTC', without)).rejects.toThrow(
      /^line 3: the site "Bb" is not known\nGive --create/,
    );
    expect(await scene.run(scene.write(unknown), 'Okänd', 'UTC', without)).toMatchObject({ unchanged: 2 });
  });

  test('a dry run tells everything and changes nothing', async () => {
    const before = await scene.countEverything();
    const dry = { create: false, isDryRun: true };
    expect(await scene.run(scene.write(unknown), 'Provad', 'UTC', dry)).toEqual({
      created: { corporateGroup: true, company: true, sites: ['A', 'B'] },
      sites: 2,
      added: 2,
      changed: 0,
      unchanged: 0,
      missing: 0,
    });
    expect(await scene.countEverything()).toEqual(before);
  });

  test('a GSRN whose check digit is wrong is refused with its line, unless the corporate group has it', async () => {
    const wrong = scene.write(
      'site,timestamp,kwh\nA,2026-01-05T08:00Z,1\n735999000000010013,2026-01-05T08:00Z,1\n',
    );
    await expect(scene.run(wrong, 'Felskriven')).rejects.toThrow(
      'line 3: the check digit of 735999000000010013 is wrong; it should be 2',
    );
    await scene.run(scene.write('site,timestamp,kwh\nA,2026-01-05T07:00Z,1\n'), 'Felskriven');
    await scene.database.db
      .updateTable('site')
      .set({ site_id: '735999000000010013' })
      .where('name', '=', 'A')
      .where('corporate_group_id', 'in', (eb) =>
        eb.selectFrom('corporate_group').select('id').where('name', '=', 'Felskriven'),
      )
      .execute();
    const known = scene.write('site,timestamp,kwh\n735999000000010013,2026-01-05T08:00Z,1\n');
    expect(await scene.run(known, 'Felskriven')).toMatchObject({ added: 1, created: { sites: [] } });
  });
});

test('a corporate group whose name two bear is not guessed', async () => {
  for (const id of ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']) {
    await scene.database.db
      .insertInto('corporate_group')
      .values({ id, name: 'Tvilling', organization_number: '' })
      .execute();
  }
  await expect(scene.run(scene.write(wideHours('A', '2021-01-01T00:00Z', 3)), 'Tvilling')).rejects.toThrow(
    'There are 2 corporate groups',
  );
});
