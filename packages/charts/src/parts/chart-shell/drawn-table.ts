import type { ChartState } from '../../chart/chart-stages.ts';
import type { PageNode } from '../../chart/elements.ts';
import type { AnyLanguage } from '../../core/language.ts';
import { textsIn } from '../../core/texts-in.ts';
import { cursorIndex } from '../../cursor/cursor.ts';
import { stepsWithin } from '../../cursor/window.ts';
import { chartMessages } from '../../text/messages/chart.ts';
import type { DataTable } from '../data-table/data-table.ts';
import type { ChartPlace } from './chart-place.ts';
import type { PartsOnDemand } from './parts-on-demand.ts';

/** The table of a chart, while it is shown. */
export interface DrawnTable {
  /** Its elements; none until the code for it has been loaded. */
  nodes(chart: ChartState, language: AnyLanguage): readonly PageNode[];
  /** Whether focus moves into the table when it opens. */
  enters(willFocus: boolean): void;
  /** Called when it has been drawn. */
  drawn(room: HTMLElement): void;
  /** Forgets its page and order: the chart is shown instead. */
  close(): void;
}

/**
 * Creates the table of one chart.
 *
 * @param changed - Called when the table is to be drawn again.
 */
export function createDrawnTable(
  { id, store }: ChartPlace,
  { creators }: PartsOnDemand,
  changed: () => void,
): DrawnTable {
  let table: DataTable | null = null;
  let isEntered = false;
  return {
    nodes({ table: values, track, window }, language) {
      const make = creators()?.createDataTable;
      if (!make) return [];
      const [firstRow, endRow] =
        track.step === undefined ? [0, values.rowCount] : stepsWithin(track.starts, window);
      const options = {
        id: `${id}-table`,
        rowLabel: values.rowLabel ?? textsIn(chartMessages, language)('time'),
        table: values,
        firstRow,
        endRow,
        currentRow: store.get().time === null ? -1 : cursorIndex(store.get(), track),
        language,
      };
      table ??= make(options, isEntered, changed);
      return table.nodes(options);
    },
    enters(willFocus) {
      isEntered = willFocus;
    },
    drawn: (room) => table?.drawn(room),
    close() {
      table = null;
    },
  };
}
