import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findingsOf, pdfProgramsAreAbsent } from '../../files/testing/pdf-programs.ts';
import { sum } from '../testing/columns-of.ts';
import { downloadFile, formulaText, linesOf } from '../testing/download-file.ts';
import { createTimeSheetScene, type TimeSheetScene } from '../testing/time-sheet-scene.ts';

let scene: TimeSheetScene;

beforeAll(async () => {
  scene = await createTimeSheetScene();
});

afterAll(() => scene.app.close());

describe('the hour report as csv', () => {
  test('has local time with its offset, decimal commas and empty cells for gaps', async () => {
    const lines = await linesOf(scene.request('format=csv'));
    expect(lines).toHaveLength(1 + 24 + 25 + 24);
    expect(lines[27]).toMatch(/^2026-10-25;02:00;UTC\+02:00;0,\d+;0,\d+;\d,\d+;/);
    expect(lines[28]).toMatch(/^2026-10-25;02:00;UTC\+01:00;/);
    expect(lines[5]).toMatch(/^2026-10-24;04:00;UTC\+02:00;;;\d,\d+;/);
  });

  test('security 60: has names that look like formulas as texts', async () => {
    const [headings = '', line = ''] = await linesOf(scene.request('format=csv&layout=per_site'));
    expect(headings).toMatch(/^Anläggnings-id;Anläggning;Datum;Tid;UTC-avvikelse;Förbrukning \(kWh\);Effekt/);
    expect(line.startsWith(`735999000000010000;'${formulaText};2026-10-24;00:00;UTC+02:00;`)).toBe(true);
  });
});

test.skipIf(pdfProgramsAreAbsent)(
  'the hour report as pdf is tagged, in Swedish, with the same sums',
  async () => {
    const { status, headers, bytes } = await downloadFile(scene.request('format=pdf'));
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(headers.get('content-disposition')).toContain('filename="Timrapport.pdf"');
    const { info, pages } = await findingsOf(bytes);
    expect(info.get('Tagged')).toBe('yes');
    expect(info.get('Title')).toBe('Timrapport, Norrviken');
    expect(bytes.toString('latin1')).toMatch(/\/Lang \(sv/);
    const { rows } = await scene.shown('');
    const total = sum(rows.map((row) => row['total_kwh']));
    const text = pages.join('\n').replaceAll('\u00A0', ' ');
    for (const part of [
      `Summa ${total.toFixed(2).replace('.', ',')}`,
      '02:00–03:00 (sommartid)',
      '02:00–03:00 (normaltid)',
      'Butik [1]: Åre/Ö',
      'Beräknad',
    ])
      expect(text.replaceAll(/ +/g, ' ')).toContain(part);
  },
);
