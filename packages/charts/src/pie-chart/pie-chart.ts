import { defineChart } from '../chart/define-chart.ts';
import { fillTile } from '../chart/fill-tile.ts';
import { group, path, rect, text, type Mark } from '../chart/marks.ts';
import type { Picture } from '../chart/picture.ts';
import { trackInOrder } from '../chart/steps-in-order.ts';
import { textsIn } from '../core/texts-in.ts';
import { decimalsFor } from '../core/units.ts';
import * as fillStyles from '../chart/Fill.css.ts';
import { shareMessages } from '../share-bar/messages.ts';
import { quantityText } from '../text/values.ts';
import { pieMessages } from './messages.ts';
import * as styles from './PieChart.css.ts';
import { timeScale } from '../core/scale/time-scale.ts';
import { valueScale } from '../core/scale/value-scale.ts';
import { characterWidth, labelWidth } from '../core/time/time-axis.ts';
import { isNarrowFor, type Plot } from '../layout/plot-box.ts';
import { pieModel, type PieContent, type PieModel, type PiePart } from './pie-model.ts';
import { pieColumns, pieSummary, pieTooltip, shareText, spokenPart, type PieFormat } from './pie-words.ts';

/** A row of the list beside the pie: its mark, name and share. */
export interface PieRow {
  readonly key: string;
  /** Upper edge, px. */
  readonly y: number;
  readonly height: number;
}

/** Everything that a pie chart draws, without the cursor. */
export interface PieLayout {
  readonly plot: Plot;
  readonly slices: readonly { readonly key: string; readonly path: string }[];
  readonly rows: readonly PieRow[];
  /** Left and right edge of the rows, px. */
  readonly list: { readonly left: number; readonly right: number };
  /** Part at a position, px; the closest row where there is no slice. */
  partAt(x: number, y: number): number;
}

const rowHeight = 34;
const widestPie = 240;
const listWidth = 340;
const between = 32;

function point(cx: number, cy: number, radius: number, turn: number): string {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return `${(cx + radius * Math.cos(angle)).toFixed(2)} ${(cy + radius * Math.sin(angle)).toFixed(2)}`;
}

/** Outline of a slice; a slice of 100 % is a circle, and an empty slice has no outline. */
export function slicePath(
  cx: number,
  cy: number,
  radius: number,
  { from, to }: Pick<PiePart, 'from' | 'to'>,
): string {
  if (!(to > from)) return '';
  if (to - from > 0.999_999) {
    return `M${point(cx, cy, radius, 0)}A${radius} ${radius} 0 1 1 ${point(cx, cy, radius, 0.5)}A${radius} ${radius} 0 1 1 ${point(cx, cy, radius, 0)}z`;
  }
  const isLarge = to - from > 0.5 ? 1 : 0;
  return `M${cx} ${cy}L${point(cx, cy, radius, from)}A${radius} ${radius} 0 ${isLarge} 1 ${point(cx, cy, radius, to)}z`;
}

interface Measures {
  readonly isNarrow: boolean;
  readonly diameter: number;
  readonly row: number;
}

function measures(width: number, textScale: number): Measures {
  const isNarrow = isNarrowFor(width, textScale);
  const diameter = Math.max(40, Math.min(widestPie, isNarrow ? width - 24 : width * 0.4));
  return { isNarrow, diameter, row: rowHeight * textScale };
}

/** Height of a pie chart with a number of parts, px. */
export function pieHeight(count: number, width: number, textScale: number): number {
  const { isNarrow, diameter, row } = measures(width, textScale);
  const list = count * row;
  return Math.ceil(isNarrow ? diameter + 16 + list : Math.max(diameter, list)) + 8;
}

/** Lays out a pie with a list of its parts beside it, or under it where the width is too narrow. */
export function pieLayout(parts: readonly PiePart[], width: number, textScale: number): PieLayout {
  const { isNarrow, diameter, row } = measures(width, textScale);
  const height = pieHeight(parts.length, width, textScale);
  const radius = diameter / 2;
  const cx = isNarrow ? width / 2 : radius + 4;
  const cy = isNarrow ? radius + 4 : height / 2;
  const left = isNarrow ? 0 : diameter + between;
  const right = isNarrow ? width : Math.min(width, left + listWidth * textScale);
  const top = isNarrow ? diameter + 16 : (height - parts.length * row) / 2;
  const rows = parts.map(({ key }, i) => ({ key, y: top + i * row, height: row }));
  return {
    plot: {
      box: { width, height, left: 0, right: width, top: 0, bottom: height, textScale },
      x: timeScale([0, Math.max(1, parts.length - 1)], [0, width]),
      y: valueScale(null, height, 0),
      gridLines: [],
      unit: { x: 0, y: 0, text: '', anchor: 'start' },
    },
    slices: parts.map((part) => ({ key: part.key, path: slicePath(cx, cy, radius, part) })),
    rows,
    list: { left, right },
    partAt(x, y) {
      const [dx, dy] = [x - cx, y - cy];
      if (Math.hypot(dx, dy) <= radius) {
        const turn = (Math.atan2(dx, -dy) / (2 * Math.PI) + 1) % 1;
        const hit = parts.findIndex(({ from, to }) => turn >= from && turn < to);
        if (hit >= 0) return hit;
      }
      return Math.max(0, Math.min(parts.length - 1, Math.floor((y - top) / row)));
    },
  };
}

const swatch = 16;
/** Of the size of a share, compared with a label. */
const shareScale = 1.5;
/** Width of a character of a name, px: its text is larger than that of a label. */
const nameCharacter = (characterWidth * 14) / 12;

/** As much of a name as has room; all of it stands in the box, the speech and the table. */
function shortened(name: string, room: number): string {
  const most = Math.max(1, Math.floor(room / nameCharacter));
  return name.length <= most ? name : `${name.slice(0, most - 1)}…`;
}

/** Slices clockwise from the top, and beside them a row for each: fill, name and percentage. */
function pieMarks({ parts }: PieModel, layout: PieLayout, format: PieFormat): Mark[] {
  const { left, right } = layout.list;
  const { textScale } = layout.plot.box;
  const size = swatch * textScale;
  const slices = parts.map(({ key, fill }, i) =>
    path(fillStyles.area, layout.slices[i]?.path ?? '', { key, tile: fillTile(fill) }),
  );
  const x = left + size + 14;
  const rows = parts.map(({ key, fill, label, share }, i) => {
    const percent = shareText(share, format);
    const room = (right - x - 16) / textScale - labelWidth(percent) * shareScale;
    const { y, height } = layout.rows[i] ?? { y: 0, height: 0 };
    const middle = y + height / 2;
    const line = middle + 5 * textScale;
    const box = { x: left + 4, y: middle - size / 2, width: size, height: size, rx: 2 };
    return group(`row ${key}`, [
      ...(i > 0 ? [path(styles.rule, `M${left} ${y}H${right}`, { key: 'rule' })] : []),
      rect(fillStyles.area, box, { tile: fillTile(fill) }),
      text(styles.name, { x, y: line, text: shortened(label, room), anchor: 'start' }),
      text(styles.share, { x: right - 4, y: line, text: percent, anchor: 'end' }),
    ]);
  });
  return [...slices, ...rows];
}

interface ShownPie {
  readonly model: PieModel;
  readonly format: PieFormat;
  readonly partLabel: string;
}

function drawPie({ model, format, partLabel }: ShownPie, width: number, textScale: number): Picture {
  const layout = pieLayout(model.parts, width, textScale);
  const { left, right } = layout.list;
  return {
    plot: layout.plot,
    labels: [],
    marks: pieMarks(model, layout, format),
    cursor: {
      cursorLabel: partLabel,
      xOf: () => left,
      indexAt: (x, y) => layout.partAt(x, y),
      dotsAt: () => [],
      areaAt: ({ index }) => {
        const row = layout.rows[index] ?? { y: 0, height: 0 };
        const outline = `M${left} ${row.y + 1}H${right}V${row.y + row.height - 1}H${left}z`;
        return { path: `${layout.slices[index]?.path ?? ''}${outline}`, left, right, top: row.y };
      },
      flagAt: ({ index }) => model.parts[index]?.label ?? '',
      spokenAt: ({ index }, state) => spokenPart(model, index, state, format),
      tooltipAt: ({ index }) => pieTooltip(model, index, format),
    },
  };
}

/** Parts of a whole as slices. */
export const pie = /* @__PURE__ */ defineChart({
  model({ unit, slices, shareDecimals = 2, partLabel }: PieContent, language): ShownPie {
    const model = pieModel(slices, shareDecimals, language);
    return {
      model,
      format: { unit, decimals: decimalsFor(model.sum), shareDecimals, language },
      partLabel: partLabel ?? textsIn(pieMessages, language)('source'),
    };
  },
  shown: (whole): ShownPie => whole,
  track: ({ model: { parts } }) =>
    trackInOrder(parts.length, [{ key: 'share', values: Float64Array.from(parts, ({ value }) => value) }]),
  height: ({ model }, { width, textScale }) => pieHeight(model.parts.length, width, textScale),
  draw: (shown, { width, textScale }) => drawPie(shown, width, textScale),
  words({ model, format }) {
    const { unit, decimals, language } = format;
    const isEmpty = Number.isNaN(model.sum);
    return {
      total: isEmpty || unit === '%' ? null : quantityText(model.sum, decimals, unit, language),
      summary: pieSummary(model, format),
      emptyText: isEmpty ? textsIn(shareMessages, language)('noParts') : null,
    };
  },
  table: ({ model, format, partLabel }) => ({
    rowLabel: partLabel,
    rowCount: model.parts.length,
    rowHeadOf: (row) => model.parts[row]?.label ?? '',
    columns: () => pieColumns(model, format),
  }),
});
