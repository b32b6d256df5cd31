import { useCallback, useImperativeHandle, useRef, type Ref, type RefObject } from 'react';

import type { CursorTrack } from '../../cursor/cursor.ts';
import { stepsWithin } from '../../cursor/window.ts';
import { isStep, type TimeWindow } from '../../core/time/levels.ts';
import type { CsvCells } from '../../export/csv.ts';
import type { ExportFormat, ExportSource } from '../../export/export-chart.ts';
import type { ChartTable } from '../data-table/table-column.ts';

/** What an app can ask of a chart through its ref. */
export interface ChartHandle {
  /**
   * Makes a file of the chart as it is shown.
   *
   * @param below - Rows that csv has below the values and an empty line; pictures have none.
   * @throws {Error} when a picture is asked for while the chart shows its table.
   */
  exportAs(format: ExportFormat, below?: readonly CsvCells[]): Promise<Blob>;
  /** The same, handed to the browser's downloads. */
  download(format: ExportFormat): Promise<void>;
}

/** What files are made from. */
export interface ExportOptions {
  readonly text: ExportSource['text'];
  readonly table: ChartTable;
  readonly track: CursorTrack;
  readonly window: TimeWindow | null;
  readonly handle: Ref<ChartHandle> | undefined;
}

/** Makes files of a chart; what is needed for that is loaded when the first is asked for. */
export function useExport(options: ExportOptions): {
  readonly figure: RefObject<HTMLElement | null>;
  readonly download: (format: ExportFormat) => Promise<void>;
} {
  const figure = useRef<HTMLElement>(null);
  const { text, table, track, window, handle } = options;
  const { step, starts, covered = null } = track;
  const make = useCallback(
    async (format: ExportFormat, below: readonly CsvCells[] = []) => {
      if (!figure.current) throw new Error('The chart is not on the page.');
      const { exportChart, exportName, download } = await import('../../export/export-chart.ts');
      const [first, end] = step === undefined ? [0, table.rowCount] : stepsWithin(starts, window);
      const calendarStep = step ?? null;
      const time = isStep(calendarStep) ? { step: calendarStep, starts, covered } : null;
      const rows = { first, end, time, language: text.language };
      const blob = await exportChart(format, { figure: figure.current, text, table, rows, below });
      return { blob, save: () => download(blob, exportName(text, format)) };
    },
    [text, table, step, starts, covered, window],
  );
  const save = useCallback(async (format: ExportFormat) => (await make(format)).save(), [make]);
  useImperativeHandle(
    handle,
    () => ({ exportAs: async (format, below) => (await make(format, below)).blob, download: save }),
    [make, save],
  );
  return { figure, download: save };
}
