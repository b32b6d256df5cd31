import { QUALITY_CODE } from '../../energy/meter-day/meter-day.ts';
import type { ReportDay } from '../../energy/time-sheets/report-day.ts';
import type { TimeSheet } from '../../energy/time-sheets/time-sheet.ts';
import type { Cell, Column, Sheet } from '../../files/sheet.ts';
import type { Language } from '../../server/text.ts';
import { numberCell, numbers, column, timeCells, timeColumns } from './columns.ts';
import { qualityText, timeSheetTexts as texts } from './texts.ts';

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
    numbers('missing', 0, language),
    numbers('estimated', 0, language),
  ];
}

/** The weakest quality of the values that exist, and how many are missing and estimated. */
function qualityCells({ sites }: ReportDay, row: number, language: Language): Cell[] {
  let weakest: number = QUALITY_CODE.measured;
  let missing = 0;
  let estimated = 0;
  for (const { quality } of sites) {
    const code = quality[row] ?? QUALITY_CODE.missing;
    if (code === QUALITY_CODE.missing) missing += 1;
    else if (code > weakest) weakest = code;
    if (code === QUALITY_CODE.estimated) estimated += 1;
  }
  const shown = missing === sites.length ? QUALITY_CODE.missing : weakest;
  return [qualityText(shown, language), missing, estimated];
}

/** Told of every part of the report that has been written. */
export type Watcher = (part: ReportDay) => void;

async function* cells(
  sheet: TimeSheet,
  language: Language,
  watch: Watcher,
): AsyncGenerator<readonly Cell[], void, void> {
  for await (const part of sheet.rows(sheet.period)) {
    watch(part);
    for (let row = 0; row < part.instants.length - 1; row += 1) {
      const line = timeCells(part.instants[row] ?? 0, sheet.resolution);
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
 * @param watch - told of every part that is written, so that figures need not read everything again
 */
export function wideSheet(sheet: TimeSheet, name: string, language: Language, watch: Watcher): Sheet {
  return { name, columns: columnsOf(sheet, language), rows: cells(sheet, language, watch) };
}

/** The name of the sheet before it is cleaned. */
export function wideSheetName(language: Language): string {
  return texts.report[language];
}
