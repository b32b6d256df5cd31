import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayOf, type Day } from '@vinrod/locale/day';
import type { MeterDay } from '../../energy/meter-day/meter-day.ts';
import { readMeterDays } from '../../energy/meter-day/meter-day-store.ts';
import type { Database } from '../../store/index.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { importValues, type ImportSummary } from '../import-values.ts';
import type { ImportTimeZone } from '../timestamps.ts';

/** Options of an import. */
export interface ImportOfTests {
  /** @default true */
  readonly create?: boolean;
  /** @default false */
  readonly isDryRun?: boolean;
}

/** An empty database, and imports into it at 09:00 on 20 November 2026. */
export interface ImportScene {
  readonly database: Database;
  /** Folder of the files. */
  readonly folder: string;
  /** Creates a file and returns its path. */
  write(content: string | Uint8Array): string;
  run(
    path: string,
    corporateGroup: string,
    timeZone?: ImportTimeZone,
    options?: ImportOfTests,
  ): Promise<ImportSummary>;
  /** All days of a site with values, in order. */
  stored(corporateGroup: string, site: string): Promise<MeterDay[]>;
  /** Counts corporate groups, companies, sites and days. */
  countEverything(): Promise<number[]>;
  close(): Promise<void>;
}

/** Creates the scene. */
export async function createImportScene(): Promise<ImportScene> {
  const database = await createTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'vinrod-import-'));
  let files = 0;
  return {
    database,
    folder,
    write: (content) => {
      files += 1;
      const path = join(folder, `values-${files}.csv`);
      writeFileSync(path, content);
      return path;
    },
    run: (path, corporateGroup, timeZone = 'UTC', { create = true, isDryRun = false } = {}) => {
      const now = new Date('2026-11-20T08:00:00Z');
      const importedBy = 'Karin Åberg';
      return importValues({ database, path, corporateGroup, timeZone, now, importedBy, create, isDryRun });
    },
    stored: async (corporateGroup, site) => {
      const row = await database.db
        .selectFrom('site')
        .innerJoin('corporate_group', 'corporate_group.id', 'site.corporate_group_id')
        .select(['site.id', 'site.corporate_group_id'])
        .where('corporate_group.name', '=', corporateGroup)
        .where('site.name', '=', site)
        .executeTakeFirstOrThrow();
      const [first, last] = [dayOf(1997, 1, 1), dayOf(2100, 1, 1)];
      return readMeterDays(database.db, row.corporate_group_id, [row.id], first, last);
    },
    countEverything: async () => {
      const counts: number[] = [];
      for (const table of ['corporate_group', 'company', 'site', 'meter_day'] as const) {
        const { count } = await database.db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow();
        counts.push(count);
      }
      return counts;
    },
    close: async () => {
      await database.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A wide file of one site with the values 1, 2, 3 … kWh for consecutive UTC hours. */
export function wideHours(site: string, from: string, hours: number): string {
  const lines = Array.from({ length: hours }, (_, index) => {
    const instant = new Date(Date.parse(from) + index * 3_600_000).toISOString();
    return `${instant.slice(0, 16)}Z,${index + 1}`;
  });
  return `utc_hour_start,${site}\n${lines.join('\n')}\n`;
}

/** The values of a day in Wh; empty when it has none. */
export function onDay(days: readonly MeterDay[], day: Day): number[] {
  return [...(days.find((row) => row.day === day)?.wh ?? [])];
}
