import type { ReportSite } from '../../energy/report-sites.ts';
import { loadFactorPercent, type SiteFigures } from '../../energy/time-sheets/site-figures.ts';
import type { Cell, Column, Sheet } from '../../files/sheet.ts';
import type { Language } from '../../server/text.ts';
import { column, numberCell, numbers } from './columns.ts';

function columnsOf(language: Language): Column[] {
  return [
    column('siteId', { kind: 'text' }, language, 22),
    column('site', { kind: 'text' }, language, 34),
    numbers('consumption', 3, language),
    numbers('maxPower', 3, language),
    column('maxAt', { kind: 'time' }, language, 20),
    numbers('minPower', 3, language),
    numbers('baseLoad', 3, language),
    numbers('loadFactor', 2, language),
    numbers('missing', 0, language),
    numbers('estimated', 0, language),
  ];
}

function kilo(value: number | null): Cell {
  return value === null ? null : numberCell(value / 1000, 6);
}

/** The cells of a site's figures. */
function cellsOf({ siteId, name }: ReportSite, figures: SiteFigures): readonly Cell[] {
  return [
    siteId,
    name,
    kilo(figures.totalWh),
    kilo(figures.maxW),
    figures.maxAt,
    kilo(figures.minW),
    kilo(figures.baseLoadW),
    numberCell(loadFactorPercent(figures) ?? Number.NaN, 2),
    figures.missingCount,
    figures.estimatedCount,
  ];
}

function* rows(
  sites: readonly ReportSite[],
  figuresOf: (place: number) => SiteFigures,
): Generator<readonly Cell[], void, void> {
  for (const [place, site] of sites.entries()) yield cellsOf(site, figuresOf(place));
}

/**
 * Key figures of every site.
 * @param figuresOf - asked for when the sheet is written, with the place of the site
 */
export function figuresSheet(
  sites: readonly ReportSite[],
  name: string,
  language: Language,
  figuresOf: (place: number) => SiteFigures,
): Sheet {
  return { name, columns: columnsOf(language), rows: rows(sites, figuresOf) };
}
