import { aggregate } from '../core/aggregate.ts';
import { annotationsAt, type PlacedAnnotation } from '../core/annotations.ts';
import { comparisonLine } from '../core/palette.ts';
import { quality } from '../core/series.ts';
import { statsOf, sumAcross } from '../core/stats.ts';
import { cutStarts } from '../core/time/covered.ts';
import { levelFor, type TimeWindow } from '../core/time/levels.ts';
import { valueAt } from '../core/typed-array.ts';
import { decimalsFor } from '../core/units.ts';
import type { AnyLanguage } from '../core/language.ts';
import type { LegendItem } from '../chart/key.ts';
import type { TableColumn } from '../chart/table-column.ts';
import { summaryText } from '../text/summary.ts';
import { partOf, stepName } from '../text/step-name.ts';
import { valueColumn } from '../text/value-column.ts';
import { cursorSeries, ranked, type CursorPlace, type CursorState } from '../cursor/cursor.ts';
import { stepsWithin, wholeWindow, type Steps } from '../cursor/window.ts';
import type { TooltipContent } from '../chart/tooltip-content.ts';
import { placeLabel, placeNote } from '../text/place-label.ts';
import { foundText, spokenPoint, spokenWindow } from '../text/speech.ts';
import { numberText, quantityText, qualityText } from '../text/values.ts';
import { windowText } from '../text/window-text.ts';
import { chartMessages } from '../text/messages/chart.ts';
import { dottedKey, stepValues } from '../text/words.ts';
import { textsIn } from '../core/texts-in.ts';
import type { ChartLine, LineModel } from './line-model.ts';
import { thresholdsText, type Threshold } from './references.ts';

/** The format of values in a graph. */
export interface ValueFormat {
  readonly unit: string;
  readonly decimals: number;
  /** Whether values may be added up across series and steps. */
  readonly hasSum: boolean;
  /** Name of the earlier period. */
  readonly earlierLabel: string;
}

/** The visible lines of a graph, and the format of their values. */
export interface ShownLines {
  readonly model: LineModel;
  readonly visible: readonly ChartLine[];
  readonly format: ValueFormat;
  readonly annotations: readonly PlacedAnnotation[];
  /** What the window is counted in; the steps of the model when left out. */
  readonly finest?: Steps | undefined;
}

function valueOf(line: ChartLine, { index, end }: CursorPlace, { hasSum }: ValueFormat): number {
  return aggregate(line, index, end, hasSum).value;
}

/** Sum of the existing values of several lines; NaN when there are none. */
function sumOf(lines: readonly ChartLine[], place: CursorPlace, format: ValueFormat): number {
  const known = lines.map((line) => valueOf(line, place, format)).filter((value) => !Number.isNaN(value));
  return known.length === 0 ? Number.NaN : known.reduce((sum, value) => sum + value, 0);
}

/** Sums over months and years are larger than single values and need fewer decimals. */
function decimalsAt(value: number, place: CursorPlace, { decimals }: ValueFormat): number {
  return place.end - place.index === 1 ? decimals : Math.min(decimals, decimalsFor(value));
}

/** The values at a place: visible series by value, and their sum last. */
export function lineTooltip(shown: ShownLines, place: CursorPlace, state: CursorState): TooltipContent {
  const { model, visible, format } = shown;
  const { title, detail } = placeLabel(model, place);
  const earlier = visible.flatMap(({ key }) => model.earlier.get(key) ?? []);
  const text = (value: number) => numberText(value, decimalsAt(value, place, format), model.language);
  const notes = annotationsAt(shown.annotations, model.starts, place).map(({ label }) => label);
  return {
    title,
    detail,
    currentKey: state.seriesKey,
    earlierLabel: earlier.length > 0 ? format.earlierLabel : null,
    notes,
    rows: ranked(visible, place, format.hasSum).map((line) => {
      const before = model.earlier.get(line.key);
      const value = valueOf(line, place, format);
      return {
        key: line.key,
        label: line.label,
        mark: { kind: 'line', style: line.style },
        value: Number.isNaN(value) ? '' : text(value),
        note: placeNote(line, place, model.step, model.language),
        earlier: before ? text(valueOf(before, place, format)) : null,
      };
    }),
    sum:
      format.hasSum && visible.length > 1
        ? {
            label: `${textsIn(chartMessages, model.language)('sum')}, ${format.unit}`,
            value: text(sumOf(visible, place, format)),
            earlier: earlier.length > 0 ? text(sumOf(earlier, place, format)) : null,
          }
        : null,
  };
}

/** What the time cursor announces at a place. */
export function lineSpoken(shown: ShownLines, place: CursorPlace, state: CursorState): string {
  const { model, visible, format } = shown;
  const { spoken } = placeLabel(model, place);
  const current = cursorSeries(state, { starts: model.starts, series: visible });
  const line = visible.find(({ key }) => key === current?.key);
  if (!line) return `${textsIn(chartMessages, model.language)('noneVisible')} ${spoken}`;
  const before = model.earlier.get(line.key);
  const isOnly = visible.length === 1;
  const value = valueOf(line, place, format);
  const parts = [
    spokenPoint({
      value,
      decimals: decimalsAt(value, place, format),
      unit: format.unit,
      note: placeNote(line, place, model.step, model.language),
      label: isOnly ? null : line.label,
      step: spoken,
      language: model.language,
      rank: isOnly
        ? null
        : { place: ranked(visible, place, format.hasSum).indexOf(line) + 1, of: visible.length },
      found: foundText(state.found, model.step, model.language),
    }),
    ...annotationsAt(shown.annotations, model.starts, place).map(({ label }) => label),
  ];
  if (before) {
    const earlier = valueOf(before, place, format);
    parts.push(
      `${format.earlierLabel} ${numberText(earlier, decimalsAt(earlier, place, format), model.language)}`,
    );
  }
  return parts.join(', ');
}

/** Announcement when the window changes: the window, the steps of the cursor, and the sum. */
export function spokenLineWindow({ model, visible, format }: ShownLines, window: TimeWindow | null): string {
  const [first, end] = stepsWithin(model.starts, window);
  const level = levelFor(model.step, window ?? wholeWindow(model.starts));
  const place: CursorPlace = { level, index: first, end, position: 0, count: 1, indexAt: () => first };
  const sum = sumOf(visible, place, format);
  return spokenWindow(
    windowText(model, window),
    stepValues(level, model.language),
    format.hasSum ? quantityText(sum, decimalsAt(sum, place, format), format.unit, model.language) : null,
    model.language,
  );
}

/** Describes what a line graph shows. */
export function lineSummary(
  shown: ShownLines,
  thresholds: readonly Threshold[],
  isComparable = true,
): string {
  const { model, visible, format } = shown;
  const isCompared = isComparable && visible.length === 1;
  const comparisons = isCompared ? visible.flatMap(({ key }) => model.earlier.get(key) ?? []) : [];
  const text = summaryText({
    step: model.step,
    starts: model.starts,
    covered: model.covered,
    language: model.language,
    unit: format.unit,
    decimals: format.decimals,
    hasSum: format.hasSum,
    series: visible,
    comparisons: comparisons.map((one) => ({
      label: format.earlierLabel,
      values: one.values,
      quality: one.quality,
    })),
  });
  if (visible.length === 0 || thresholds.length === 0) return text;
  const columns = visible.map(({ values }) => values);
  return `${text} ${thresholdsText(model, columns, thresholds, format)}`;
}

function column(
  { key, label, values, quality: qualities }: Pick<ChartLine, 'key' | 'label' | 'values' | 'quality'>,
  { decimals, hasSum }: ValueFormat,
  language: AnyLanguage | undefined,
): TableColumn {
  return valueColumn({
    key,
    label,
    values,
    decimals,
    language,
    noteOf: (row) => qualityText(qualities[row], language),
    ...(hasSum ? { sumOf: (first, end) => aggregate({ values }, first, end, true).value } : {}),
  });
}

/** Columns of a line graph's table: every visible series, its earlier period beside it, and the sum. */
export function lineTableColumns({ model, visible, format }: ShownLines): TableColumn[] {
  const columns = visible.flatMap((line) => {
    const before = model.earlier.get(line.key);
    const own = column(line, format, model.language);
    return before
      ? [own, column({ ...before, label: `${line.label}, ${format.earlierLabel}` }, format, model.language)]
      : [own];
  });
  if (!format.hasSum || visible.length < 2) return columns;
  const columnsOfValues = visible.map(({ values }) => values);
  const values = Float64Array.from(model.starts, (_, row) => sumAcross(columnsOfValues, row));
  const qualities = new Uint8Array(values.length).fill(quality.measured);
  const label = textsIn(chartMessages, model.language)('sum');
  const sum = { key: 'charts:sum', label, values, quality: qualities };
  return [...columns, column(sum, format, model.language)];
}

/** Row header of a step. */
export function lineRowHead(model: LineModel): (row: number) => string {
  return (row) => stepName(model.step, valueAt(model.starts, row), model.covered, model.language).row;
}

/** One button per line, in the fixed order. */
export function legendItems(model: LineModel): LegendItem[] {
  return model.lines.map(({ key, label, style }) => ({ key, label, mark: { kind: 'line', style } }));
}

/** Marks that need explaining: the earlier period, partial steps, and the rings of estimated and incomplete values. */
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
