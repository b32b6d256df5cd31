import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayOf, type Day } from '@vinrod/locale/day';
import { startOfLocalDay } from '@vinrod/locale/clock';
import type { MeterDay } from '../energy/meter-day/meter-day.ts';
import { createImportScene, type ImportScene } from './testing/import-scene.ts';

let scene: ImportScene;

beforeAll(async () => {
  scene = await createImportScene();
});

afterAll(() => scene.close());

/** kWh per step of local days: a constant 10 kW, at either resolution. */
function steps(site: string, first: Day, last: Day, minutes: 15 | 60): string {
  const lines: string[] = [];
  for (let at = startOfLocalDay(first); at < startOfLocalDay(last + 1); at += minutes * 60_000)
    lines.push(`${site},${new Date(at).toISOString()},${(10 * minutes) / 60}`);
  return `${lines.join('\n')}\n`;
}

async function intervalOf(corporateGroup: string): Promise<string> {
  const { metering_interval: interval } = await scene.database.db
    .selectFrom('site')
    .innerJoin('corporate_group', 'corporate_group.id', 'site.corporate_group_id')
    .select('metering_interval')
    .where('corporate_group.name', '=', corporateGroup)
    .executeTakeFirstOrThrow();
  return interval;
}

function plain(days: readonly MeterDay[]) {
  return days.map(({ day, resolution, wh, quality }) => ({ day, resolution, wh: [...wh], quality }));
}

describe('figures M2: hours and quarters change from one day to the next', () => {
  const change = dayOf(2025, 10, 1);
  const hours = steps('M', change - 3, change - 1, 60);
  const quarters = steps('M', change, change + 2, 15);
  const header = 'site,timestamp,kwh\n';

  test('within one file, with the right energy and power, and the site follows its newest day', async () => {
    expect(await scene.run(scene.write(header + hours + quarters), 'Byte')).toMatchObject({
      added: 3 * 24 + 3 * 96,
      missing: 0,
    });
    const days = await scene.stored('Byte', 'M');
    expect(days.map(({ day, resolution }) => [day - change, resolution])).toEqual([
      [-3, 'hour'],
      [-2, 'hour'],
      [-1, 'hour'],
      [0, 'quarter'],
      [1, 'quarter'],
      [2, 'quarter'],
    ]);
    for (const { resolution, wh } of days) {
      expect([...wh].reduce((sum, value) => sum + value)).toBe(240_000);
      const kW = [...wh].map((value) => (value * (resolution === 'hour' ? 1 : 4)) / 1000);
      expect(new Set(kW)).toEqual(new Set([10]));
    }
    expect(await intervalOf('Byte')).toBe('quarter');
  });

  test('the same as two files is the same, in either order', async () => {
    await scene.run(scene.write(header + hours), 'Två filer');
    expect(await intervalOf('Två filer')).toBe('hour');
    await scene.run(scene.write(header + quarters), 'Två filer');
    await scene.run(scene.write(header + quarters), 'Omvänt');
    await scene.run(scene.write(header + hours), 'Omvänt');
    await scene.run(scene.write(header + hours + quarters), 'En fil');
    const expected = plain(await scene.stored('En fil', 'M'));
    for (const name of ['Två filer', 'Omvänt']) {
      expect(plain(await scene.stored(name, 'M'))).toEqual(expected);
      expect(await intervalOf(name)).toBe('quarter');
    }
  });

  test.each([
    [
      'a stray quarter among hours',
      `${header}${hours.replace('M,2025-09-28T00:00', 'M,2025-09-27T23:15:00.000Z,2\nM,2025-09-28T00:00')}`,
      'line 4: 2025-09-27T23:15Z is a part of an hour on a day of hours',
    ],
    [
      'a day that begins with hours and goes on with quarters',
      `${header}X,2026-01-05T08:00Z,1\nX,2026-01-05T09:00Z,1\nX,2026-01-05T10:00Z,1\nX,2026-01-05T10:15Z,1\n`,
      'line 5: 2026-01-05T10:15Z is a part of an hour on a day of hours',
    ],
    [
      'half-hours',
      `${header}X,2026-01-05T08:00Z,1\nX,2026-01-05T08:30Z,1\nX,2026-01-05T09:00Z,1\n`,
      'line 3: 2026-01-05T08:30Z is a half-hour',
    ],
  ])('%s is refused with its line', async (_, content, message) => {
    const before = await scene.countEverything();
    await expect(scene.run(scene.write(content), 'Trasig')).rejects.toThrow(message);
    expect(await scene.countEverything()).toEqual(before);
  });
});
