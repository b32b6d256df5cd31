import type { ReportSite } from '../../energy/report-sites.ts';
import { siteQuality, type ReportDay } from '../../energy/time-sheets/report-day.ts';
import { showsPower } from '../../energy/time-sheets/row-spans.ts';
import type { TimeSheet } from '../../energy/time-sheets/time-sheet.ts';
import type { Cell, Column, Sheet } from '../../files/sheet.ts';
import type { Language } from '@vinrod/locale/messages/language';
import { column, hoursBetween, numberCell, numbers, timeCells, timeColumns } from './columns.ts';
import { qualityText } from './texts.ts';

/** Called for every part of a site's report that has been written, with the index of the site. */
export type SiteWatcher = (part: ReportDay, place: number) => void;

function columnsOf({ resolution }: TimeSheet, language: Language): Column[] {
  return [
    ...timeColumns(resolution, language),
    numbers('consumption', 3, language),
    ...(showsPower(resolution) ? [numbers('power', 3, language)] : []),
    numbers('spotPrice', 2, language),
    numbers('cost', 2, language),
    numbers('temperature', 1, language),
    column('quality', { kind: 'text' }, language),
    numbers('missingHours', 2, language),
  ];
}

async function* cells(
  sheet: TimeSheet,
  site: ReportSite,
  language: Language,
  watch: (part: ReportDay) => void,
): AsyncGenerator<readonly Cell[], void, void> {
  for await (const part of sheet.rows(sheet.period, [site])) {
    watch(part);
    const [own] = part.sites;
    for (let row = 0; row < part.instants.length - 1; row += 1) {
      const start = part.instants[row] ?? 0;
      const wh = own?.wh[row] ?? Number.NaN;
      // A row with a gap has no known power.
      const isWhole = own?.isWhole[row] === 1;
      const watt = isWhole ? wh / hoursBetween(start, part.instants[row + 1] ?? start) : Number.NaN;
      yield [
        ...timeCells(part, row, sheet.resolution),
        numberCell(wh / 1000, 6),
        ...(showsPower(sheet.resolution) ? [numberCell(watt / 1000, 6)] : []),
        numberCell(part.spotPrice[row] ?? Number.NaN, 4),
        numberCell(part.costSek[row] ?? Number.NaN, 4),
        numberCell(part.temperature[row] ?? Number.NaN, 1),
        qualityText(own === undefined ? 'missing' : siteQuality(own, row), language),
        numberCell(own?.missingHours[row] ?? 0, 2),
      ];
    }
  }
}

/**
 * The hour report with a sheet for each site.
 * @param names - of the sheets, in the order of the sites
 */
export function siteSheets(
  sheet: TimeSheet,
  names: readonly string[],
  language: Language,
  watch: SiteWatcher,
): Sheet[] {
  return sheet.sites.map((site, place) => ({
    name: names[place] ?? site.siteId,
    columns: columnsOf(sheet, language),
    rows: cells(sheet, site, language, (part) => watch(part, place)),
  }));
}

async function* listed(sheet: TimeSheet, language: Language): AsyncGenerator<readonly Cell[], void, void> {
  for (const site of sheet.sites) {
    for await (const line of cells(sheet, site, language, () => undefined))
      yield [site.siteId, site.name, ...line];
  }
}

/** The hour report with the sites one below the other, for files with a single sheet. */
export function longSheet(sheet: TimeSheet, name: string, language: Language): Sheet {
  const columns = [
    column('siteId', { kind: 'text' }, language, 22),
    column('site', { kind: 'text' }, language, 34),
    ...columnsOf(sheet, language),
  ];
  return { name, columns, rows: listed(sheet, language) };
}
