import type { ChartTable } from '../chart/table-column.ts';
import * as legendStyles from '../parts/legend/Legend.css.ts';
import * as plotStyles from '../parts/plot/Plot.css.ts';
import { chartCsv, type CsvCells, type CsvRows } from './csv.ts';
import { svgToPng } from './png.ts';
import { chartSvg, type PictureText } from './svg.ts';

/** File formats of a chart. */
export type ExportFormat = 'svg' | 'png' | 'csv';

/** What a file is made from. */
export interface ExportSource {
  /** The chart's figure, with its drawing and legend as they are shown. */
  readonly figure: HTMLElement;
  readonly text: PictureText;
  readonly table: ChartTable;
  readonly rows: CsvRows;
  /** Rows below the values, for csv. */
  readonly below?: readonly CsvCells[];
}

/** The name of a series that can be hidden is the text of its button, without an element of its own. */
function nameOf(entry: Element): string {
  const own = [...entry.childNodes].filter((node) => node instanceof Text).map(({ data }) => data);
  return entry.querySelector(`.${legendStyles.name}`)?.textContent ?? own.join('');
}

/**
 * The chart as a standalone picture.
 *
 * @throws {Error} while the chart shows its table.
 */
export function pictureOf({ figure, text }: ExportSource): SVGElement {
  const drawing = figure.querySelector<SVGSVGElement>(`.${plotStyles.drawing}`);
  if (!drawing) throw new Error('The chart shows its table.');
  const legend = [...figure.querySelectorAll(`.${legendStyles.button}, .${legendStyles.still}`)];
  const keys = legend.flatMap((entry) => {
    const mark = entry.querySelector('svg');
    const isHidden = entry.getAttribute('aria-pressed') === 'false';
    return mark && !isHidden ? [{ mark, label: nameOf(entry) }] : [];
  });
  return chartSvg(drawing, keys, text);
}

/**
 * Makes a file of a chart as it is shown: window, visible series, theme.
 *
 * @throws {Error} when a picture is requested while the chart shows its table.
 */
export async function exportChart(format: ExportFormat, source: ExportSource): Promise<Blob> {
  switch (format) {
    case 'csv':
      return new Blob([chartCsv(source.table, source.rows, source.below)], {
        type: 'text/csv;charset=utf-8',
      });
    case 'svg':
      return new Blob([new XMLSerializer().serializeToString(pictureOf(source))], { type: 'image/svg+xml' });
    case 'png':
      return svgToPng(pictureOf(source));
  }
}

/** Name of the file: the title and period of the chart without characters that file systems refuse. */
export function exportName({ title, subtitle }: PictureText, format: ExportFormat): string {
  const period = subtitle.split(' · ')[0] ?? '';
  const name = `${title} ${period}`
    .replaceAll(/[\\/:*?"<>|]+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return `${name}.${format}`;
}

/** Starts a browser download of a file. */
export function download(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The download has started by then; revoking at once would be too early in some browsers.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
