import type { ChartTable } from '../../chart/table-column.ts';
import { isStep, type TimeWindow } from '../../core/time/levels.ts';
import type { CursorTrack } from '../../cursor/cursor.ts';
import { stepsWithin } from '../../cursor/window.ts';
import type { CsvCells } from '../../export/csv.ts';
import type { CopyForm } from '../../export/copy-chart.ts';
import type { ExportFormat, ExportSource } from '../../export/export-chart.ts';

/** What an app can do with a chart. */
export interface ChartHandle {
  /**
   * Exports the chart as it is currently shown.
   *
   * @param below - Extra rows for csv, after the values and an empty line; ignored for pictures.
   * @throws {Error} when a picture is requested while the chart shows its table.
   */
  exportAs(format: ExportFormat, below?: readonly CsvCells[]): Promise<Blob>;
  /** The same, saved as a browser download. */
  download(format: ExportFormat): Promise<void>;
  /**
   * Copies the chart as it is currently shown: as a picture, or its values as a table for documents and spreadsheets.
   *
   * @throws {Error} when the browser refuses; a picture also while the chart shows its table.
   */
  copy(form: CopyForm): Promise<void>;
}

/** What files are created from. */
export interface ChartFileSource {
  readonly figure: HTMLElement;
  readonly text: ExportSource['text'];
  readonly table: ChartTable;
  readonly track: CursorTrack;
  readonly window: TimeWindow | null;
}

/**
 * Exports a chart to files; the code for it is loaded on the first export.
 *
 * @param now - Returns the chart at the time of the export; null when it is not on a page.
 */
export function chartFiles(now: () => ChartFileSource | null): ChartHandle {
  const prepare = async (below: readonly CsvCells[] = []) => {
    const source = now();
    if (!source) throw new Error('The chart is not on the page.');
    const { figure, text, table, track, window } = source;
    const files = await import('./seldom-parts.ts');
    const { step, starts, covered = null } = track;
    const [first, end] = step === undefined ? [0, table.rowCount] : stepsWithin(starts, window);
    const calendarStep = step ?? null;
    const time = isStep(calendarStep) ? { step: calendarStep, starts, covered } : null;
    const rows = { first, end, time, language: text.language };
    return { files, source: { figure, text, table, rows, below } };
  };
  return {
    async exportAs(format, below) {
      const { files, source } = await prepare(below);
      return files.exportChart(format, source);
    },
    async download(format) {
      const { files, source } = await prepare();
      files.download(await files.exportChart(format, source), files.exportName(source.text, format));
    },
    async copy(form) {
      const { files, source } = await prepare();
      await files.copyChart(form, source);
    },
  };
}
