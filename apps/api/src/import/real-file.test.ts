import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayOf } from '@vinrod/locale/day';
import type { Database } from '../store/index.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { referenceFile } from '../testing/reference-data.ts';
import { sumsBySite } from '../energy/sums/site-sums.ts';
import { importValues, type ImportOptions } from './import-values.ts';

const values = referenceFile('load_cambridge/hourly_2021_2023.csv.gz');
const sites = referenceFile('load_cambridge/sites.csv');

describe.skipIf(values.isAbsent || sites.isAbsent)(
  'the real file ../shared/data/load_cambridge/hourly_2021_2023.csv.gz (skipped when absent)',
  () => {
    let database: Database;
    let options: ImportOptions;

    beforeAll(async () => {
      database = await createTestDatabase();
      options = {
        database,
        path: values.path,
        corporateGroup: 'Cambridge',
        timeZone: 'UTC',
        now: new Date('2026-11-20T08:00:00Z'),
        importedBy: 'Karin Åberg',
        create: true,
        isDryRun: false,
      };
    });

    afterAll(async () => {
      await database.close();
    });

    test('gives every building its yearly consumption and its missing hours, and changes nothing when read again', async () => {
      const first = await importValues(options);
      expect(first).toMatchObject({
        created: { corporateGroup: true, company: true },
        sites: 60,
        changed: 0,
      });
      const [header = '', ...rows] = readFileSync(sites.path, 'utf8').trim().split('\n');
      const column = (name: string): number => header.split(',').indexOf(name);
      const known = await database.db
        .selectFrom('site')
        .select(['id', 'site_id', 'corporate_group_id'])
        .execute();
      const group = known[0]?.corporate_group_id ?? '';
      const ids = known.map((site) => site.id);
      const period = { first: dayOf(2020, 12, 31), last: dayOf(2024, 1, 1) };
      const sums = new Map(
        (await sumsBySite(database.db, group, ids, period)).map((sum) => [sum.siteId, sum]),
      );
      let missing = 0;
      for (const row of rows) {
        const fields = row.split(',');
        const id = known.find((site) => site.site_id === fields[0])?.id ?? '';
        const sum = sums.get(id);
        const measuredHours = sum?.presentHours ?? 0;
        expect(Number(fields[column('hours')]) - measuredHours).toBe(Number(fields[column('missing_hours')]));
        const annual = ((sum?.totalWh ?? 0) / 1000 / measuredHours) * 8760;
        expect(Math.abs(annual - Number(fields[column('annual_kwh')]))).toBeLessThanOrEqual(0.5);
        missing += Number(fields[column('missing_hours')]);
      }
      expect(first).toMatchObject({ added: 60 * 26_280 - missing, missing });
      const again = await importValues(options);
      expect(again).toMatchObject({ created: { sites: [] }, added: 0, changed: 0, unchanged: first.added });
    }, 120_000);
  },
);
