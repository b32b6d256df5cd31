import { rowQuality, siteQuality, type ReportDay } from '../../energy/time-sheets/report-day.ts';
import type { TimeSheet } from '../../energy/time-sheets/time-sheet.ts';
import type { Cell, Column, Sheet } from '../../files/sheet.ts';
import type { Language } from '@vinrod/locale/messages/language';
import { numberCell, numbers, column, timeCells, timeColumns } from './columns.ts';
import { qualityText } from './texts.ts';

/** Qualities whose values are counted, in column order. */
const qualityCounts = ['missing', 'incomplete', 'estimated', 'corrected'] as const;

function columnsOf({ sites, resolution }: TimeSheet, language: Language): Column[] {
  return [
    ...timeColumns(resolution, language),
    ...sites.map(({ name, siteId }): Column => ({
      heading: `${name}\n${siteId}\nkWh`,
      width: 21,
      format: { kind: 'number', decimals: 3 },
    })),
    numbers('total', 3, language),
    numbers('spotPrice', 2, language),
    numbers('cost', 2, language),
    numbers('temperature', 1, language),
    column('quality', { kind: 'text' }, language),
    ...qualityCounts.map((count) => numbers(count, 0, language)),
    numbers('missingHours', 2, language),
  ];
}

/** The quality of the total, the number of sites with each quality, and the missing hours. */
function qualityCells(part: ReportDay, row: number, language: Language): Cell[] {
  const { quality, missingHours } = rowQuality(part, row);
  const counts = { measured: 0, missing: 0, incomplete: 0, estimated: 0, corrected: 0 };
  for (const site of part.sites) counts[siteQuality(site, row)] += 1;
  return [
    qualityText(quality, language),
    ...qualityCounts.map((counted) => counts[counted]),
    numberCell(missingHours, 2),
  ];
}

/** Called for every part of the report that has been written. */
export type Watcher = (part: ReportDay) => void;

async function* cells(
  sheet: TimeSheet,
  language: Language,
  watch: Watcher,
): AsyncGenerator<readonly Cell[], void, void> {
  for await (const part of sheet.rows(sheet.period)) {
    watch(part);
    for (let row = 0; row < part.instants.length - 1; row += 1) {
      const line = timeCells(part, row, sheet.resolution);
      for (const { wh } of part.sites) line.push(numberCell((wh[row] ?? Number.NaN) / 1000, 6));
      line.push(
        numberCell((part.totalWh[row] ?? Number.NaN) / 1000, 6),
        numberCell(part.spotPrice[row] ?? Number.NaN, 4),
        numberCell(part.costSek[row] ?? Number.NaN, 4),
        numberCell(part.temperature[row] ?? Number.NaN, 1),
        ...qualityCells(part, row, language),
      );
      yield line;
    }
  }
}

/**
 * The hour report with one column per site.
 * @param watch - called for every written part, so that figures do not need a second read
 */
export function wideSheet(sheet: TimeSheet, name: string, language: Language, watch: Watcher): Sheet {
  return { name, columns: columnsOf(sheet, language), rows: cells(sheet, language, watch) };
}
