import { defineChart } from '../chart/define-chart.ts';
import type { LegendItem } from '../chart/key.ts';
import { path } from '../chart/marks.ts';
import type { ChartArea, Picture } from '../chart/picture.ts';
import { dotsOn } from '../chart/steps-in-order.ts';
import type { TooltipContent } from '../chart/tooltip-content.ts';
import { aggregate } from '../core/aggregate.ts';
import { closestTo } from '../core/bisect.ts';
import { textsIn } from '../core/texts-in.ts';
import { cutStarts } from '../core/time/covered.ts';
import { endOfStep } from '../core/time/steps.ts';
import { valueAt } from '../core/typed-array.ts';
import type { CursorPlace, CursorState } from '../cursor/cursor.ts';
import { stepsWithin } from '../cursor/window.ts';
import { barLayout } from '../layout/bar-layout.ts';
import { isNarrowFor } from '../layout/plot-box.ts';
import { lines, type ShownLineGraph } from '../line-graph/line-chart.ts';
import { legendExtras, lineSpoken, lineTooltip, spokenLineWindow } from '../line-graph/line-words.ts';
import { chartMessages } from '../text/messages/chart.ts';
import { placeLabel } from '../text/place-label.ts';
import { partOf } from '../text/step-name.ts';
import { signedText } from '../text/values.ts';
import { windowText } from '../text/window-text.ts';
import { differenceLayout, stripHeight } from './difference-layout.ts';
import { comparedBarsMessages } from './messages.ts';
import * as styles from './ComparedBars.css.ts';

const current = 'var(--vr-color-data-current)';
const previous = 'var(--vr-color-data-previous)';
const previousStyle = { color: previous, dash: null, marker: null } as const;

interface Columns {
  readonly values: Float64Array;
  readonly quality: Uint8Array;
  /** Values of the earlier period on the same steps; NaN is missing. */
  readonly earlier: Float64Array;
  /** NaN where either value is missing. */
  readonly differences: Float64Array;
}

const none = new Float64Array(0);

/** The only visible series and its earlier period, as columns. */
function columnsOf({ model, visible }: ShownLineGraph): Columns {
  const [line] = visible;
  const values = line?.values ?? new Float64Array(model.starts.length).fill(Number.NaN);
  const before = line === undefined ? undefined : model.earlier.get(line.key);
  const earlier = before?.values ?? new Float64Array(values.length).fill(Number.NaN);
  return {
    values,
    quality: line?.quality ?? new Uint8Array(values.length),
    earlier,
    differences: values.map((value, index) => value - valueAt(earlier, index)),
  };
}

/**
 * The earlier values that a line joins: those of whole steps. A part of a step lies far below them, and a line to it would
 * look like a rise or a fall. Where fewer than two steps are whole, all of them.
 */
function joined(earlier: Float64Array, isPart: Uint8Array): Float64Array {
  const whole = earlier.map((value, index) => (isPart[index] === 1 ? Number.NaN : value));
  return whole.filter((value) => !Number.isNaN(value)).length < 2 ? earlier : whole;
}

/** Heights of the bars with their labels, px at the usual text size. */
const barsHeight = { narrow: 232, wide: 300 } as const;

function tooltipWithDifference(
  shown: ShownLineGraph,
  place: CursorPlace,
  state: CursorState,
): TooltipContent {
  const content = lineTooltip(shown, place, state);
  const { values, earlier } = columnsOf(shown);
  const { language } = shown.model;
  const sumOf = (of: Float64Array) => aggregate({ values: of }, place.index, place.end, true).value;
  const difference = sumOf(values) - sumOf(earlier);
  return {
    ...content,
    rows: content.rows.map((row) => ({ ...row, mark: { kind: 'bar', color: current, isTinted: false } })),
    sum: Number.isNaN(difference)
      ? null
      : {
          label: `${textsIn(comparedBarsMessages, language)('difference')}, ${shown.format.unit}`,
          value: signedText(difference, shown.format.decimals, language),
          earlier: null,
        },
  };
}

function drawBars(shown: ShownLineGraph, { width, height, window, textScale }: ChartArea): Picture {
  const { model, format } = shown;
  const { language } = model;
  const [first, end] = stepsWithin(model.starts, window);
  const all = columnsOf(shown);
  const starts = model.starts.subarray(first, end);
  const cut = cutStarts(model.step, model.starts, model.covered);
  const hasStrip = model.earlier.size > 0;
  const strip = hasStrip ? stripHeight * textScale : 0;
  const values = all.values.subarray(first, end);
  const earlier = all.earlier.subarray(first, end);
  const isPart = Uint8Array.from(starts, (start) => (cut.includes(start) ? 1 : 0));
  const bars = barLayout({
    step: model.step,
    starts,
    values,
    quality: all.quality.subarray(first, end),
    line: joined(earlier, isPart),
    isTinted: isPart,
    width,
    height: height - strip,
    textScale,
    unit: format.unit,
    language,
    hasBars: shown.visible.length > 0,
    hasLine: hasStrip,
  });
  const differences = differenceLayout(bars, hasStrip ? all.differences.subarray(first, end) : none, {
    top: height - strip,
    unit: format.unit,
    language,
  });
  // A longer earlier period has steps where nothing is expected of this one.
  const lastOwn = shown.visible[0]?.data.starts.at(-1);
  const ownEnd = lastOwn === undefined ? bars.box.right : bars.x.toX(endOfStep(model.step, lastOwn));
  const inside = (index: number) => Math.max(0, Math.min(end - first - 1, index - first));
  return {
    plot: {
      ...bars,
      box: { ...bars.box, height, bottom: hasStrip ? differences.bottom : bars.box.bottom },
      gridLines: [...bars.gridLines, ...(hasStrip ? differences.gridLines : [])],
    },
    labels: [...bars.timeLabels, ...(hasStrip ? [differences.title] : [])],
    marks: [
      path(styles.separators, bars.separators),
      path(styles.bars, bars.bars),
      path(styles.partBars, bars.tintedBars),
      path(styles.halo, bars.line),
      path(styles.line, bars.line),
      path(styles.estimated, bars.estimated),
      path(styles.more, differences.more),
      path(styles.less, differences.less),
    ],
    gaps: bars.gaps.filter(({ x }) => x < ownEnd),
    shownText: window && textsIn(chartMessages, language)('shown', { what: windowText(model, window) }),
    cursor: {
      xOf: (index) => valueAt(bars.centers, inside(index)),
      indexAt: (x) => first + closestTo(bars.centers, x),
      dotsAt: (index) =>
        dotsOn(bars.y, [
          { key: 'current', color: current, value: valueAt(all.values, index) },
          { key: 'previous', color: previous, value: valueAt(all.earlier, index) },
        ]),
      flagAt: (place) => placeLabel(model, place).flag,
      spokenAt: (place, state) => lineSpoken(shown, place, state),
      tooltipAt: (place, state) => tooltipWithDifference(shown, place, state),
      spokenWindow: (next) => spokenLineWindow(shown, next),
    },
  };
}

/** The legend: the bars, the line over them, and what else needs explaining. */
function legendOf(shown: ShownLineGraph): readonly LegendItem[] {
  const { model, visible, format } = shown;
  const own = visible.map(({ key, label }): LegendItem => {
    return { key, label, mark: { kind: 'bar', color: current, isTinted: false } };
  });
  const extras = legendExtras(shown).map((item): LegendItem => {
    if (item.key === 'earlier')
      return { ...item, label: format.earlierLabel, mark: { kind: 'line', style: previousStyle } };
    return item.key === 'part'
      ? {
          ...item,
          label: partOf(model.step, model.language),
          mark: { kind: 'part', color: current },
        }
      : item;
  });
  return [...own, ...extras];
}

/** A sum per step as bars, the earlier period as a line over them, and the differences in a strip below. */
export const comparedBars = /* @__PURE__ */ defineChart({
  ...lines,
  size: 'section',
  height: ({ model }, { width, textScale }) =>
    (barsHeight[isNarrowFor(width, textScale) ? 'narrow' : 'wide'] +
      (model.earlier.size > 0 ? stripHeight : 0)) *
    textScale,
  draw: drawBars,
  legend: (shown) => ({ extra: legendOf(shown), place: 'above' }),
});
