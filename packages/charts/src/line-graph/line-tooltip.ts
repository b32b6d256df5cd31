import { aggregate } from '../core/aggregate.ts';
import { levelFor, type TimeWindow } from '../core/time/levels.ts';
import { decimalsFor } from '../core/units.ts';
import { cursorLane, ranked, type CursorPlace, type CursorState } from '../cursor/cursor.ts';
import { stepsWithin, wholeWindow } from '../cursor/window.ts';
import type { TooltipContent } from '../parts/tooltip/tooltip-content.ts';
import { placeLabel, placeNote } from '../text/place-label.ts';
import { foundText, spokenPoint, spokenWindow } from '../text/speech.ts';
import { numberText, quantityText } from '../text/values.ts';
import { windowText } from '../text/window-text.ts';
import { chartMessages } from '../text/messages/chart.ts';
import { stepValues } from '../text/words.ts';
import { textsIn } from '../core/texts-in.ts';
import type { ChartLine, LineModel } from './line-model.ts';
import { annotationsAt, type PlacedAnnotation } from './references.ts';

/** How values of a graph are written. */
export interface ValueFormat {
  readonly unit: string;
  readonly decimals: number;
  /** Whether values of several series, and of several steps, may be added up. */
  readonly hasSum: boolean;
  /** Name of the earlier period. */
  readonly earlierLabel: string;
}

/** The lines that a graph shows, and how they are written. */
export interface ShownLines {
  readonly model: LineModel;
  readonly visible: readonly ChartLine[];
  readonly format: ValueFormat;
  readonly annotations: readonly PlacedAnnotation[];
}

function valueOf(line: ChartLine, { index, end }: CursorPlace, { hasSum }: ValueFormat): number {
  return aggregate(line, index, end, hasSum).value;
}

/** Sum over lines of the values that exist; NaN when none does. */
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
  const text = (value: number) => numberText(value, decimalsAt(value, place, format));
  const notes = annotationsAt(shown.annotations, model.starts, place).map(({ label }) => label);
  return {
    title,
    detail,
    currentKey: state.lane,
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

/** What the time cursor says at a place. */
export function lineSpoken(shown: ShownLines, place: CursorPlace, state: CursorState): string {
  const { model, visible, format } = shown;
  const { spoken } = placeLabel(model, place);
  const lane = cursorLane(state, { starts: model.starts, lanes: visible });
  const line = visible.find(({ key }) => key === lane?.key);
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
    parts.push(`${format.earlierLabel} ${numberText(earlier, decimalsAt(earlier, place, format))}`);
  }
  return parts.join(', ');
}

/** What is said when the window changes: what is shown, by which steps the cursor goes, and the sum. */
export function spokenLineWindow({ model, visible, format }: ShownLines, window: TimeWindow | null): string {
  const [first, end] = stepsWithin(model.starts, window);
  const level = levelFor(model.step, window ?? wholeWindow(model.starts));
  const place: CursorPlace = { level, index: first, end, position: 0, count: 1, indexAt: () => first };
  const sum = sumOf(visible, place, format);
  return spokenWindow(
    windowText(model, window),
    stepValues(level, model.language),
    format.hasSum ? quantityText(sum, decimalsAt(sum, place, format), format.unit) : null,
    model.language,
  );
}
