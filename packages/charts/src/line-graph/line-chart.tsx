import { cutStarts } from '../core/time/covered.ts';
import { comparisonLine } from '../core/palette.ts';
import { statsOf } from '../core/stats.ts';
import { valueAt } from '../core/typed-array.ts';
import type { CursorTrack } from '../cursor/cursor.ts';
import { shownStepAt } from '../cursor/moves.ts';
import { lineLayout, type LineInput, type LineLayout } from '../layout/line-layout.ts';
import type { ChartArea, LaidOutChart } from '../parts/chart-shell/laid-out-chart.ts';
import type { CursorView } from '../parts/cursor-layer/cursor-view.ts';
import type { LegendItem } from '../parts/legend/Legend.tsx';
import { placeLabel } from '../text/place-label.ts';
import { partOf } from '../text/step-name.ts';
import { windowText } from '../text/window-text.ts';
import { chartMessages } from '../text/messages/chart.ts';
import { dottedKey } from '../text/words.ts';
import { lineGraphMessages } from './messages.ts';
import { textsIn } from '../core/texts-in.ts';
import type { ChartLine, LineModel } from './line-model.ts';
import { lineTooltip, lineSpoken, spokenLineWindow, type ShownLines } from './line-tooltip.ts';
import { LineMarks } from './LineMarks.tsx';
import { ReferenceMarks } from './ReferenceMarks.tsx';
import type { PlacedAnnotation, Threshold } from './references.ts';

/** Everything that a line graph draws, beside its room. */
export interface LineContent {
  readonly shown: ShownLines;
  readonly track: CursorTrack;
  readonly thresholds: readonly Threshold[];
  readonly annotations: readonly PlacedAnnotation[];
}

function input({ key, data, values, style }: ChartLine, isContext: boolean): LineInput {
  return { key, data, values, style, isContext };
}

function inputsOf({ model, visible }: ShownLines): LineInput[] {
  const earlier = visible.flatMap(({ key }) => model.earlier.get(key) ?? []);
  return [...earlier.map((line) => input(line, true)), ...visible.map((line) => input(line, false))];
}

function cursorView(
  { shown, track }: LineContent,
  { x, y, tread }: LineLayout,
  { window }: ChartArea,
): CursorView {
  const { model, visible } = shown;
  return {
    xOf: (index) => x.toX(valueAt(model.starts, index)) + tread / 2,
    reach: tread / 2,
    indexAt: (position) => shownStepAt(x.toTime(position - tread / 2), window, track),
    dotsAt: (index) =>
      visible
        .map(({ key, values, style }) => ({ key, color: style.color, y: y.toY(valueAt(values, index)) }))
        .filter((dot) => !Number.isNaN(dot.y)),
    flagAt: (place) => placeLabel(model, place).flag,
    spokenAt: (place, state) => lineSpoken(shown, place, state),
    tooltipAt: (place, state) => lineTooltip(shown, place, state),
    spokenWindow: (next) => spokenLineWindow(shown, next),
  };
}

/** Lays out a line graph and says what its cursor finds; null until it has a width. */
export function lineChart(content: LineContent, area: ChartArea): LaidOutChart | null {
  const { width, height, window, textScale = 1 } = area;
  if (!(width > 0)) return null;
  const { shown, thresholds, annotations } = content;
  const { language } = shown.model;
  const layout = lineLayout({
    width,
    height,
    window,
    textScale,
    unit: shown.format.unit,
    starts: shown.model.starts,
    language: shown.model.language,
    cut: cutStarts(shown.model.step, shown.model.starts, shown.model.covered),
    lines: inputsOf(shown),
    levels: thresholds.map(({ value }) => value),
  });
  return {
    plot: layout,
    timeLabels: layout.timeLabels,
    gaps: layout.gaps,
    marks: <LineMarks {...{ layout }} width={width / textScale} />,
    references: <ReferenceMarks {...{ layout, thresholds, annotations }} format={shown.format} />,
    isClipped: window !== null,
    cursor: cursorView(content, layout, area),
    shownText: window && textsIn(chartMessages, language)('shown', { what: windowText(shown.model, window) }),
    note: layout.isReduced ? textsIn(lineGraphMessages, language)('reduced') : null,
  };
}

/** One button per line, in the fixed order. */
export function legendItems(model: LineModel): LegendItem[] {
  return model.lines.map(({ key, label, style }) => ({ key, label, mark: { kind: 'line', style } }));
}

/** Marks that need an explanation: the earlier period, steps cut by the period, and the dots of estimated and incomplete values. */
export function legendExtras({ model, visible, format }: ShownLines): LegendItem[] {
  const extras: LegendItem[] = [];
  if (model.earlier.size > 0) {
    extras.push({
      key: 'earlier',
      label: format.earlierLabel,
      mark: { kind: 'line', style: comparisonLine(null) },
    });
  }
  if (cutStarts(model.step, model.starts, model.covered).length > 0) {
    extras.push({ key: 'part', label: partOf(model.step, model.language), mark: { kind: 'part' } });
  }
  const dotted = dottedKey(
    {
      estimated: visible.reduce((sum, line) => sum + statsOf(line).estimated, 0),
      incomplete: visible.reduce((sum, line) => sum + statsOf(line).incomplete, 0),
    },
    model.language,
  );
  if (dotted !== null) extras.push({ key: 'estimated', label: dotted, mark: { kind: 'estimated' } });
  return extras;
}

/** Whether a model has no value at all. */
export function isEmpty({ lines }: LineModel): boolean {
  return lines.every((line) => statsOf(line).count === 0);
}
