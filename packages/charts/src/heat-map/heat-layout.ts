import { markersPath, type Position } from '../core/path/markers.ts';
import { barsPath, type Bar } from '../core/path/relative.ts';
import { timeScale } from '../core/scale/time-scale.ts';
import { valueScale } from '../core/scale/value-scale.ts';
import { quality } from '../core/series.ts';
import { isoWeekOf } from '../core/time/iso-week.ts';
import { toLocal } from '@vinrod/locale/wall-clock';
import { textsIn, type InLanguage } from '../core/texts-in.ts';
import { timeMessages } from '../core/messages/times.ts';
import { heatMapMessages } from './messages.ts';
import { valueAt } from '../core/typed-array.ts';
import { isNarrowFor, type PlacedText, type Plot } from '../layout/plot-box.ts';
import { classCount, classOf, slotOf, type HeatRow, type HeatStep, type Slot } from './heat-model.ts';
import { dateText } from '../core/time/date-text.ts';
import { labelWidth } from '../core/time/time-axis.ts';

/** The input for the layout of a heat map. */
export interface HeatLayoutOptions extends InLanguage {
  /** px. */
  readonly width: number;
  readonly textScale: number;
  readonly step: HeatStep;
  readonly starts: Float64Array;
  readonly values: Float64Array;
  readonly quality: Uint8Array;
  readonly rows: readonly HeatRow[];
  /** Lowest and highest value of the colour scale. */
  readonly extent: readonly [min: number, max: number];
  /** Mean of each hour, for the bars above the columns. */
  readonly means: Float64Array;
  /** Formats the sum of a day; null where values may not be added up. */
  readonly sumOf: ((row: HeatRow) => string) | null;
  readonly unit: string;
}

/** Everything that a heat map draws, without the cursor. */
export interface HeatLayout {
  readonly plot: Plot;
  /** px. */
  readonly rowHeight: number;
  readonly columnWidth: number;
  /** Cells of each colour class, lowest first. */
  readonly classes: readonly string[];
  readonly missing: string;
  readonly estimated: string;
  /** Lines between weeks, or months where rows are thin. */
  readonly separators: string;
  /** Mean of each hour, as bars above the columns. */
  readonly means: string;
  readonly labels: readonly PlacedText[];
  /** Position of a step, px. */
  cellOf(index: number, row: number): Bar;
}

const fullRows = 31;
const labelledRows = 62;
const thinRow = 3;
const columnHead = 24;
const meansHeight = 36;
const scaleHeight = 26;
/** Between the names of rows and their cells, px. */
const nameGap = 8;

function rowHeightFor(count: number, textScale: number): number {
  if (count <= 7) return Math.round(32 * textScale);
  if (count <= fullRows) return Math.round(20 * textScale);
  return count <= labelledRows ? Math.round(15 * textScale) : thinRow;
}

/** Height of everything above the first row, px. */
function headHeight(width: number, textScale: number): number {
  return (scaleHeight + (isNarrowFor(width, textScale) ? 0 : meansHeight) + columnHead) * textScale;
}

/** Height of a heat map with a number of days, px. */
export function heatHeight(count: number, width: number, textScale: number): number {
  return Math.ceil(headHeight(width, textScale) + Math.max(1, count) * rowHeightFor(count, textScale) + 6);
}

function isLabelledHour(hour: number, columnWidth: number, textScale: number): boolean {
  const perLabel = Math.ceil((20 * textScale) / columnWidth);
  const every = [1, 2, 3, 4, 6, 12].find((one) => one >= perLabel) ?? 24;
  return hour % every === 0;
}

/** Lays out days as rows and hours as columns, with one path per colour however many there are. */
export function heatLayout(options: HeatLayoutOptions): HeatLayout {
  const { width, textScale, step, starts, values, rows, extent, means, sumOf, unit, language } = options;
  const text = textsIn(heatMapMessages, language);
  const isNarrow = isNarrowFor(width, textScale);
  const rowHeight = rowHeightFor(rows.length, textScale);
  const isThin = rowHeight === thinRow;
  const hasSums = !isNarrow && sumOf !== null && rows.length <= fullRows;
  const top = headHeight(width, textScale);
  const head = isNarrow ? '' : text('mean', { unit });
  const left = Math.max(isNarrow || isThin ? 48 : 92, labelWidth(head) + nameGap + 2) * textScale;
  const right = Math.max(left + 24, width - (hasSums ? 72 * textScale : 4));
  const bottom = top + Math.max(1, rows.length) * rowHeight;
  const columnWidth = (right - left) / 24;
  const gap = rowHeight > thinRow && columnWidth > 5 ? 1 : 0;
  const baseline = rowHeight / 2 + 4 * textScale;
  const slots = new Map<number, Slot>();
  const slotAt = (index: number) => {
    const known = slots.get(index) ?? slotOf(valueAt(starts, index), step);
    slots.set(index, known);
    return known;
  };
  const cellOf = (index: number, row: number): Bar => {
    const { from, to } = slotAt(index);
    const y0 = top + row * rowHeight;
    const width0 = (to - from) * columnWidth - gap;
    return { x: left + from * columnWidth, width: width0, y0, y1: y0 + rowHeight - gap };
  };
  const cells: Bar[][] = Array.from({ length: classCount }, () => []);
  const missing: Bar[] = [];
  const estimated: Position[] = [];
  for (const [row, { first, end }] of rows.entries()) {
    for (let i = first; i < end; i += 1) {
      const value = valueAt(values, i);
      const cell = cellOf(i, row);
      if (Number.isNaN(value)) {
        missing.push(cell);
        continue;
      }
      cells[classOf(value, ...extent)]?.push(cell);
      const one = options.quality[i];
      if (one === quality.estimated || one === quality.incomplete) {
        estimated.push({ x: cell.x + cell.width / 2, y: (cell.y0 + cell.y1) / 2 });
      }
    }
  }
  const labels: PlacedText[] = [];
  const label = (x: number, y: number, written: string, anchor: PlacedText['anchor']) =>
    labels.push({ x, y, text: written, anchor });
  let separators = '';
  for (const [row, { day }] of rows.entries()) {
    const local = toLocal(day);
    const y = top + row * rowHeight;
    const isNewBlock = isThin ? local.day === 1 : local.weekday === 1;
    if (isNewBlock && row > 0) separators += `M0 ${y - 0.5}H${width}`;
    const isNamed = isNewBlock || row === 0;
    if (isThin) {
      const days = rows.length - row;
      if (isNamed && days * thinRow >= 12 * textScale && (row > 0 || local.day < 26)) {
        // A January that begins another year has its number.
        const format =
          row > 0 && local.month === 1 ? ({ year: 'numeric' } as const) : ({ month: 'short' } as const);
        label(0, y + 11 * textScale, dateText(local, format, language), 'start');
      }
      continue;
    }
    if (isNamed && !isNarrow)
      label(0, y + baseline, textsIn(timeMessages, language)('weekNumber', isoWeekOf(day)), 'start');
    const weekday = dateText(local, { weekday: 'short' }, language);
    const place = { x: left - nameGap, y: y + baseline, anchor: 'end' } as const;
    // Bold text needs an element of its own, so it is used only where rows have their full height.
    const isStrong = rows.length <= fullRows;
    labels.push(
      isStrong
        ? { ...place, text: `${weekday} `, strong: String(local.day) }
        : { ...place, text: `${weekday} ${local.day}` },
    );
  }
  if (hasSums)
    for (const [row, one] of rows.entries())
      label(width, top + row * rowHeight + baseline, sumOf(one), 'end');
  for (let hour = 0; hour < 24; hour += 1) {
    if (!isLabelledHour(hour, columnWidth, textScale)) continue;
    label(left + (hour + 0.5) * columnWidth, top - 9 * textScale, String(hour).padStart(2, '0'), 'middle');
  }
  if (!isNarrow) label(left - nameGap, top - 9 * textScale, text('hour'), 'end');
  if (hasSums) label(width, top - 9 * textScale, text('daySum', { unit }), 'end');
  const barsBottom = top - columnHead * textScale;
  const known = [...means].filter((mean) => !Number.isNaN(mean));
  const meanScale = valueScale(
    known.length === 0 ? null : [Math.min(...known), Math.max(...known)],
    barsBottom,
    barsBottom - (meansHeight - 6) * textScale,
  );
  const drawsMeans = !isNarrow && known.length > 0;
  if (drawsMeans) label(left - nameGap, barsBottom - 2, head, 'end');
  const meanBars = [...means].flatMap((mean, hour): Bar[] =>
    Number.isNaN(mean)
      ? []
      : [
          {
            x: left + hour * columnWidth + 1,
            width: columnWidth - 3,
            y0: meanScale.toY(0),
            y1: meanScale.toY(mean),
          },
        ],
  );
  return {
    plot: {
      box: { width, height: bottom + 6, left, right, top, bottom, textScale },
      x: timeScale([0, 24], [left, right]),
      y: meanScale,
      gridLines: [],
      unit: { x: 0, y: 14 * textScale, text: '', anchor: 'start' },
    },
    rowHeight,
    columnWidth,
    classes: cells.map(barsPath),
    missing: barsPath(missing),
    estimated: markersPath('circle', isThin ? 1 : 2.2, estimated),
    separators,
    means: drawsMeans ? barsPath(meanBars) : '',
    labels,
    cellOf,
  };
}
