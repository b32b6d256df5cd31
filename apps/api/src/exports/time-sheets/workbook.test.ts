import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { libreOffice, savedByLibreOffice } from '../../files/testing/libre-office.ts';
import { columnsOf, sum } from '../testing/columns-of.ts';
import { downloadFile, formulaText, xlsxType } from '../testing/download-file.ts';
import { createTimeSheetScene, type TimeSheetScene } from '../testing/time-sheet-scene.ts';

let scene: TimeSheetScene;

beforeAll(async () => {
  scene = await createTimeSheetScene();
});

afterAll(() => scene.app.close());

describe('the hour report as a workbook', () => {
  test('is named by the specification, and has one column per site', async () => {
    const { headers, bytes } = await downloadFile(scene.request(''));
    expect(headers.get('content-type')).toBe(xlsxType);
    expect(headers.get('content-disposition')).toContain('filename="Timrapport.xlsx"');
    const sheets = await columnsOf(bytes);
    expect([...sheets.keys()]).toEqual(['Timrapport', 'Nyckeltal', 'Diagram']);
    expect(sheets.get('Timrapport')?.headings).toEqual([
      'Datum',
      'Tid',
      'UTC-avvikelse',
      `${formulaText}\n735999000000010000\nkWh`,
      'Butik [1]: Åre/Ö\n735999000000010001\nkWh',
      'Butik [1]: Åre/Ö\n735999000000010100\nkWh',
      'Summa (kWh)',
      'Spotpris (öre/kWh)',
      'Energikostnad (kr exkl. moms)',
      'Temperatur (°C)',
      'Kvalitet',
      'Saknade värden',
      'Ofullständiga värden',
      'Beräknade värden',
      'Korrigerade värden',
      'Saknade timmar',
    ]);
  });

  test('has the sums of the report that is shown, in every resolution', async () => {
    for (const [resolution, name] of [
      ['quarter', 'Timrapport'],
      ['hour', 'Timrapport'],
      ['day', 'Dygnsvärden'],
      ['week', 'Veckovärden'],
      ['month', 'Månadsvärden'],
      ['year', 'Årsvärden'],
    ]) {
      const { rows, sites } = await scene.shown(`resolution=${resolution}`);
      const { bytes } = await downloadFile(scene.request(`resolution=${resolution}`));
      const sheets = await columnsOf(bytes);
      const values = sheets.get(name ?? '');
      const figures = sheets.get('Nyckeltal');
      expect(values?.cells('Summa (kWh)')).toHaveLength(rows.length);
      expect(values?.cells('Summa (kWh)')).toEqual(rows.map((row) => row['total_kwh']));
      expect(values?.cells('Energikostnad (kr exkl. moms)')).toEqual(rows.map((row) => row['cost_sek']));
      expect(values?.cells('Spotpris (öre/kWh)')).toEqual(rows.map((row) => row['spot_price_ore_per_kwh']));
      expect(figures?.cells('Förbrukning (kWh)')).toEqual(sites.map((site) => site['total_kwh']));
      expect(sum(figures?.cells('Saknade värden') ?? [])).toBe(
        sum(sites.map((site) => site['missing_count'])),
      );
    }
  });

  test('has a sheet per site whose name is allowed, and real times with their offset', async () => {
    const { bytes } = await downloadFile(scene.request('layout=per_site'));
    const sheets = await columnsOf(bytes);
    expect([...sheets.keys()]).toEqual([
      "=cmd|' C calc'!A0",
      'Butik 1 Åre Ö',
      'Butik 1 Åre Ö (2)',
      'Nyckeltal',
    ]);
    const own = sheets.get('Butik 1 Åre Ö');
    expect(own?.cells('UTC-avvikelse').slice(24, 29)).toEqual([
      'UTC+02:00',
      'UTC+02:00',
      'UTC+02:00',
      'UTC+01:00',
      'UTC+01:00',
    ]);
    expect(own?.cells('Datum')[26]).toEqual(new Date('2026-10-25'));
    expect(own?.cells('Kvalitet').slice(3, 9)).toEqual([
      'Uppmätt',
      'Saknas',
      'Uppmätt',
      'Uppmätt',
      'Beräknad',
      'Uppmätt',
    ]);
    const { rows } = await scene.shown('');
    const total = [...sheets.values()].map(({ cells, headings }) =>
      headings.includes('Datum') ? sum(cells('Förbrukning (kWh)')) : 0,
    );
    expect(sum(total)).toBeCloseTo(sum(rows.map((row) => row['total_kwh'])), 6);
  });

  test.skipIf(libreOffice === null)(
    'opens in LibreOffice with the same sums (skipped where it is absent)',
    async () => {
      const { bytes } = await downloadFile(scene.request(''));
      const saved = await columnsOf(await savedByLibreOffice(libreOffice ?? '', bytes));
      const { rows } = await scene.shown('');
      const total = sum(saved.get('Timrapport')?.cells('Summa (kWh)') ?? []);
      expect(total).toBeCloseTo(sum(rows.map((row) => row['total_kwh'])), 6);
      expect(saved.get('Timrapport')?.cells('Datum')[26]).toEqual(new Date('2026-10-25'));
    },
    120_000,
  );
});
