import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayOf } from '@vinrod/locale/day';
import { qualityCode } from '../energy/meter-day/meter-day.ts';
import { writeMeterDays } from '../energy/meter-day/meter-day-store.ts';
import { readCorrections } from '../energy/meter-day/meter-day-versions.ts';
import { createImportScene, type ImportScene, wideHours } from './testing/import-scene.ts';

let scene: ImportScene;

beforeAll(async () => {
  scene = await createImportScene();
});

afterAll(() => scene.close());

/** Values that imports have replaced at a site in 2022. */
async function correctionsOf(corporateGroup: string, site: string): Promise<unknown[]> {
  const row = await scene.database.db
    .selectFrom('site')
    .innerJoin('corporate_group', 'corporate_group.id', 'site.corporate_group_id')
    .select(['site.id', 'site.corporate_group_id'])
    .where('corporate_group.name', '=', corporateGroup)
    .where('site.name', '=', site)
    .executeTakeFirstOrThrow();
  const period = { first: dayOf(2022, 1, 1), last: dayOf(2022, 12, 31) };
  const found = await readCorrections(scene.database.db, row.corporate_group_id, row.id, period);
  return found.map(({ instant, oldWh, newWh, oldQuality, newQuality, replacedBy, fileName }) => [
    new Date(instant).toISOString().slice(0, 13),
    `${oldWh} ${oldQuality}`,
    `${newWh} ${newQuality}`,
    replacedBy,
    fileName.replaceAll(/\d/g, ''),
  ]);
}

describe('a correction', () => {
  test('keeps what it replaces, with who did it, also when it is corrected again', async () => {
    await scene.run(scene.write(wideHours('A', '2022-05-01T00:00Z', 30)), 'Rättad');
    expect(await correctionsOf('Rättad', 'A')).toEqual([]);
    await scene.run(scene.write('utc_hour_start,A\n2022-05-01T03:00Z,99\n2022-05-01T04:00Z,5\n'), 'Rättad');
    const wrong = 'utc_hour_start,A\n2022-05-01T03:00Z,98\n2022-05-02T01:00Z,7\n';
    await scene.run(scene.write(wrong), 'Rättad');
    const by = ['Karin Åberg', 'values-.csv'];
    expect(await correctionsOf('Rättad', 'A')).toEqual([
      ['2022-05-01T03', '4000 measured', '99000 corrected', ...by],
      ['2022-05-01T03', '99000 corrected', '98000 corrected', ...by],
      ['2022-05-02T01', '26000 measured', '7000 corrected', ...by],
    ]);
    const [day] = await scene.stored('Rättad', 'A');
    expect([...(day?.quality?.slice(4, 7) ?? [])]).toEqual([
      qualityCode.measured,
      qualityCode.corrected,
      qualityCode.measured,
    ]);
  });

  test('of a value that was estimated is a measured one', async () => {
    await scene.run(scene.write(wideHours('A', '2022-05-01T22:00Z', 24)), 'Beräknad');
    const [estimated] = await scene.stored('Beräknad', 'A');
    if (estimated === undefined) throw new Error('Nothing is stored.');
    const { corporate_group_id: group } = await scene.database.db
      .selectFrom('site')
      .select('corporate_group_id')
      .where('id', '=', estimated.siteId)
      .executeTakeFirstOrThrow();
    const quality = new Uint8Array(24).fill(qualityCode.estimated, 2, 4);
    const receivedAt = new Date('2022-05-03T04:30:00Z');
    await writeMeterDays(scene.database.db, group, [{ ...estimated, quality }], () => receivedAt);
    const real = scene.write('utc_hour_start,A\n2022-05-02T00:00Z,3\n2022-05-02T01:00Z,4.5\n');
    expect(await scene.run(real, 'Beräknad')).toMatchObject({ changed: 2, unchanged: 0 });
    const [day] = await scene.stored('Beräknad', 'A');
    expect(day?.quality).toBe(null);
    expect(await scene.run(real, 'Beräknad')).toMatchObject({ changed: 0, unchanged: 2 });
    expect(await correctionsOf('Beräknad', 'A')).toEqual([
      ['2022-05-02T00', '3000 estimated', '3000 measured', 'Karin Åberg', 'values-.csv'],
      ['2022-05-02T01', '4000 estimated', '4500 measured', 'Karin Åberg', 'values-.csv'],
    ]);
  });

  test('that is taken back as a whole leaves no trace', async () => {
    await scene.run(scene.write(wideHours('A', '2022-05-01T00:00Z', 30)), 'Ångrad');
    const broken = scene.write(
      'site,timestamp,kwh\nA,2022-05-01T03:00Z,99\nA,2022-05-03T03:00Z,1\nB,2022-05-03T03:15Z,1\nB,2022-05-03T03:30Z,1\n',
    );
    await scene.run(scene.write('site,timestamp,kwh\nB,2022-05-03T01:00Z,1\n'), 'Ångrad');
    await expect(scene.run(broken, 'Ångrad')).rejects.toThrow('"B" has values by hour');
    expect(await correctionsOf('Ångrad', 'A')).toEqual([]);
  });
});
