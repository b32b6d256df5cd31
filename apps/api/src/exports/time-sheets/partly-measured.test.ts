import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayOf } from '@vinrod/locale/day';
import { emptyMeterDay } from '../../energy/meter-day/meter-day.ts';
import { writeMeterDays } from '../../energy/meter-day/meter-day-store.ts';
import { evenDay, withQuality } from '../../energy/testing/store-days.ts';
import { findingsOf, pdfProgramsAreAbsent } from '../../files/testing/pdf-programs.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createCorporateGroup, createUser } from '../../testing/test-people.ts';
import { columnsOf } from '../testing/columns-of.ts';
import { downloadFile, linesOf, type FileRequest } from '../testing/download-file.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

describe('figures M1 and M3: a partly measured row', () => {
  let asked: (query: string) => FileRequest;

  async function cellsOfCsv(resolution: string): Promise<string[][]> {
    const lines = await linesOf(asked(`format=csv&resolution=${resolution}`));
    return lines.map((line) => line.split(';'));
  }

  beforeAll(async () => {
    const { database } = app.deps;
    const { id, companies } = await createCorporateGroup(database, 'Delvis', [4]);
    const [bakery = '', depot = '', office = ''] = companies[0]?.siteIds ?? [];
    const twoOf24 = emptyMeterDay(bakery, dayOf(2026, 5, 4), 'hour');
    twoOf24.wh.set([2000, 3000], 6);
    const estimated = evenDay(office, dayOf(2026, 5, 4), 1000);
    const days = [
      twoOf24,
      evenDay(bakery, dayOf(2026, 5, 5), 1000),
      evenDay(depot, dayOf(2026, 5, 4), 1000),
      evenDay(depot, dayOf(2026, 5, 5), 1000),
      withQuality(estimated, [3], 'estimated'),
    ];
    await writeMeterDays(database.db, id, days, () => new Date('2026-05-07T04:30:00Z'));
    const user = await createUser(database, {
      corporateGroupId: id,
      permissions: ['cg_can_view_time_report'],
    });
    const reader = await app.sessionOf(user.id);
    const path = `/api/v1/exports/corporategroups/${id}/time-sheets/?start_date=2026-05-04&end_date=2026-05-06`;
    asked = (query) => ({ app, path: `${path}&${query}`, access: reader.access });
  });

  test('says in csv and xlsx which values lack a part, and how much', async () => {
    const csv = await cellsOfCsv('day');
    const place = csv[0]?.indexOf('Kvalitet') ?? -1;
    expect(csv[0]?.slice(place)).toEqual([
      'Kvalitet',
      'Saknade värden',
      'Ofullständiga värden',
      'Beräknade värden',
      'Korrigerade värden',
      'Saknade timmar',
    ]);
    expect(csv.slice(1).map((line) => line.slice(place))).toEqual([
      ['Ofullständig', '1', '1', '1', '0', '46'],
      ['Ofullständig', '2', '0', '0', '0', '48'],
      ['Saknas', '4', '0', '0', '0', '96'],
    ]);
    const { bytes } = await downloadFile(asked('format=xlsx&resolution=day'));
    const sheets = await columnsOf(bytes);
    expect(sheets.get('Dygnsvärden')?.cells('Kvalitet')).toEqual(['Ofullständig', 'Ofullständig', 'Saknas']);
    expect(sheets.get('Nyckeltal')?.cells('Ofullständiga värden')).toEqual([1, 0, 0, 0]);
    expect(sheets.get('Nyckeltal')?.cells('Saknade timmar')).toEqual([46, 24, 48, 72]);
  });

  test.skipIf(pdfProgramsAreAbsent)(
    'says the same in the pdf, csv and xlsx, by hour and by day',
    async () => {
      for (const resolution of ['hour', 'day']) {
        const csv = await cellsOfCsv(resolution);
        const place = csv[0]?.indexOf('Kvalitet') ?? -1;
        const { bytes } = await downloadFile(asked(`format=xlsx&resolution=${resolution}`));
        const name = resolution === 'hour' ? 'Timrapport' : 'Dygnsvärden';
        const workbook = (await columnsOf(bytes)).get(name)?.cells('Kvalitet');
        const pdf = await downloadFile(asked(`format=pdf&resolution=${resolution}`));
        const { pages } = await findingsOf(pdf.bytes);
        const words = 'Uppmätt|Beräknad|Korrigerad|Ofullständig|Saknas';
        const printed = pages
          .join('\n')
          .split('\n')
          .filter((line) => /^\s*(\d{2}:00–|2026-05-0\d\s)/u.test(line))
          .flatMap((line) => new RegExp(`(${words})\\s*$`, 'u').exec(line)?.[1] ?? []);
        const qualities = csv.slice(1).map((line) => line[place]);
        expect(qualities).toHaveLength(resolution === 'hour' ? 72 : 3);
        expect(printed).toEqual(qualities);
        expect(workbook).toEqual(qualities);
      }
    },
  );

  test.skipIf(pdfProgramsAreAbsent)('figures 22: no heading of the pdf is broken inside a word', async () => {
    const { bytes } = await downloadFile(asked('format=pdf&resolution=day'));
    const { pages } = await findingsOf(bytes);
    expect(pages.join('\n')).toMatch(/^\s*Anläggning\s+Anläggnings-id\s.*\sBeräknade\s*$/mu);
  });
});
