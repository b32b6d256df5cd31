import type { ReportSite } from '../../energy/report-sites.ts';
import { showsPower } from '../../energy/time-sheets/row-spans.ts';
import type { TimeSheet } from '../../energy/time-sheets/time-sheet.ts';
import { loadFactorPercent, type SiteFigures } from '../../energy/time-sheets/site-figures.ts';
import type { Cell, Column, Sheet } from '../../files/sheet.ts';
import type { Language } from '@vinrod/locale/messages/language';
import { column, numberCell, numbers } from './columns.ts';

function columnsOf(hasPower: boolean, language: Language): Column[] {
  const powers = [
    numbers('maxPower', 3, language),
    column('maxAt', { kind: 'time' }, language, 20),
    numbers('minPower', 3, language),
    numbers('baseLoad', 3, language),
    numbers('loadFactor', 2, language),
  ];
  return [
    column('siteId', { kind: 'text' }, language, 22),
    column('site', { kind: 'text' }, language, 34),
    numbers('consumption', 3, language),
    ...(hasPower ? powers : []),
    numbers('missing', 0, language),
    numbers('incomplete', 0, language),
    numbers('estimated', 0, language),
    numbers('corrected', 0, language),
    numbers('missingHours', 2, language),
  ];
}

function kilo(value: number | null): Cell {
  return value === null ? null : numberCell(value / 1000, 6);
}

/** The cells of a site's figures. */
function cellsOf({ siteId, name }: ReportSite, figures: SiteFigures, hasPower: boolean): readonly Cell[] {
  const powers = [
    kilo(figures.maxW),
    figures.maxAt,
    kilo(figures.minW),
    kilo(figures.baseLoadW),
    numberCell(loadFactorPercent(figures) ?? Number.NaN, 2),
  ];
  return [
    siteId,
    name,
    kilo(figures.totalWh),
    ...(hasPower ? powers : []),
    figures.missingCount,
    figures.incompleteCount,
    figures.estimatedCount,
    figures.correctedCount,
    numberCell(figures.missingHours, 2),
  ];
}

function* rows(
  { sites, resolution }: Pick<TimeSheet, 'sites' | 'resolution'>,
  figuresOf: (place: number) => SiteFigures,
): Generator<readonly Cell[], void, void> {
  for (const [place, site] of sites.entries()) yield cellsOf(site, figuresOf(place), showsPower(resolution));
}

/**
 * Key figures of every site; powers only where rows are hours or quarters.
 * @param figuresOf - called with the index of the site when the sheet is written
 */
export function figuresSheet(
  sheet: Pick<TimeSheet, 'sites' | 'resolution'>,
  name: string,
  language: Language,
  figuresOf: (place: number) => SiteFigures,
): Sheet {
  return { name, columns: columnsOf(showsPower(sheet.resolution), language), rows: rows(sheet, figuresOf) };
}
