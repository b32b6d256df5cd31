import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findingsOf, pdfProgramsAreAbsent } from '../../files/testing/pdf-programs.ts';
import { columnsOf } from '../testing/columns-of.ts';
import { downloadFile, linesOf } from '../testing/download-file.ts';
import { createTimeSheetScene, type TimeSheetScene } from '../testing/time-sheet-scene.ts';

let scene: TimeSheetScene;

beforeAll(async () => {
  scene = await createTimeSheetScene();
});

afterAll(() => scene.app.close());

describe('figures 5: a file says what it holds', () => {
  const coarse = [
    ['day', 'Dygnsvärden'],
    ['week', 'Veckovärden'],
    ['month', 'Månadsvärden'],
    ['year', 'Årsvärden'],
  ] as const;

  test.each(coarse)('a file by %s is no hour report, and tells no powers', async (resolution, name) => {
    const { headers, bytes } = await downloadFile(scene.request(`resolution=${resolution}`));
    expect(headers.get('content-disposition')).toContain(`${encodeURIComponent(name)}.xlsx`);
    const sheets = await columnsOf(bytes);
    expect([...sheets.keys()]).toEqual([name, 'Nyckeltal', 'Diagram']);
    for (const { headings } of sheets.values()) expect(headings.join(' ')).not.toMatch(/effekt|last/i);
    const { sites } = await scene.shown(`resolution=${resolution}`);
    for (const site of sites) {
      expect(site).toMatchObject({ max_kw: null, max_at: null, min_kw: null });
      expect(site).toMatchObject({ base_load_kw: null, load_factor_percent: null });
    }
    const [headings] = await linesOf(scene.request(`resolution=${resolution}&format=csv&layout=per_site`));
    expect(headings).not.toMatch(/effekt/i);
  });

  test('a file by hour or quarter has the highest power of an hour or quarter', async () => {
    for (const resolution of ['quarter', 'hour']) {
      const { sites } = await scene.shown(`resolution=${resolution}`);
      const { bytes } = await downloadFile(scene.request(`resolution=${resolution}`));
      const figures = (await columnsOf(bytes)).get('Nyckeltal');
      expect(figures?.cells('Högsta effekt (kW)')).toEqual(sites.map((site) => site['max_kw']));
      expect(figures?.cells('Högsta effekt (kW)')).not.toContain(null);
    }
  });

  test('figures 24: a file by week has a row per week with the days that are asked for', async () => {
    const lines = await linesOf(scene.request('resolution=week&format=csv'));
    expect(lines.map((line) => line.split(';').slice(0, 2))).toEqual([
      ['Från och med', 'Till och med'],
      ['2026-10-24', '2026-10-25'],
      ['2026-10-26', '2026-10-26'],
    ]);
  });

  test.skipIf(pdfProgramsAreAbsent)('a pdf by day is named so, without powers', async () => {
    const { headers, bytes } = await downloadFile(scene.request('format=pdf&resolution=day'));
    expect(headers.get('content-disposition')).toContain(`${encodeURIComponent('Dygnsvärden')}.pdf`);
    const { info, pages } = await findingsOf(bytes);
    expect(info.get('Title')).toBe('Dygnsvärden, Norrviken');
    expect(pages.join('\n')).not.toMatch(/effekt|timrapport/i);
  });
});
