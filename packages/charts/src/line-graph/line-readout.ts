import { sumAcross } from '../core/stats.ts';
import { stepLabel } from '../core/time/step-label.ts';
import { valueAt } from '../core/typed-array.ts';
import { cursorLane, ranked, type CursorState } from '../cursor/cursor.ts';
import type { Readout } from '../parts/tooltip/readout.ts';
import { spokenPoint } from '../text/speech.ts';
import { numberText, qualityText } from '../text/values.ts';
import { words } from '../text/words.ts';
import type { ChartLine, LineModel } from './line-model.ts';

/** How values of a graph are written. */
export interface ValueFormat {
  readonly unit: string;
  readonly decimals: number;
  /** Whether values of several series may be added up. */
  readonly hasSum: boolean;
  /** Name of the earlier period. */
  readonly earlierLabel: string;
}

/** The values at a step: visible series by value, and their sum last. */
export function lineReadout(
  model: LineModel,
  visible: readonly ChartLine[],
  index: number,
  state: CursorState,
  format: ValueFormat,
): Readout {
  const { title, detail } = stepLabel(model.step, valueAt(model.starts, index));
  const earlier = visible.flatMap(({ key }) => model.earlier.get(key) ?? []);
  const text = (value: number) => numberText(value, format.decimals);
  const sumOf = (lines: readonly ChartLine[]) =>
    text(
      sumAcross(
        lines.map(({ values }) => values),
        index,
      ),
    );
  return {
    title,
    detail,
    currentKey: state.lane,
    earlierLabel: earlier.length > 0 ? format.earlierLabel : null,
    rows: ranked(visible, index).map((line) => {
      const before = model.earlier.get(line.key);
      const value = valueAt(line.values, index);
      return {
        key: line.key,
        label: line.label,
        mark: { kind: 'line', style: line.style },
        value: Number.isNaN(value) ? '' : text(value),
        note: qualityText(line.quality[index]),
        earlier: before ? text(valueAt(before.values, index)) : null,
      };
    }),
    sum:
      format.hasSum && visible.length > 1
        ? {
            label: `${words.sum}, ${format.unit}`,
            value: sumOf(visible),
            earlier: earlier.length > 0 ? sumOf(earlier) : null,
          }
        : null,
  };
}

/** What the time cursor says at a step. */
export function lineSpoken(
  model: LineModel,
  visible: readonly ChartLine[],
  index: number,
  state: CursorState,
  format: ValueFormat,
): string {
  const { spoken } = stepLabel(model.step, valueAt(model.starts, index));
  const lane = cursorLane(state, { starts: model.starts, lanes: visible });
  const line = visible.find(({ key }) => key === lane?.key);
  if (!line) return `${words.noneVisible} ${spoken}`;
  const before = model.earlier.get(line.key);
  const isOnly = visible.length === 1;
  const text = spokenPoint({
    value: valueAt(line.values, index),
    decimals: format.decimals,
    unit: format.unit,
    quality: line.quality[index],
    label: isOnly ? null : line.label,
    step: spoken,
    rank: isOnly ? null : { place: ranked(visible, index).indexOf(line) + 1, of: visible.length },
    extreme: state.extreme,
  });
  if (!before) return text;
  return `${text}, ${format.earlierLabel} ${numberText(valueAt(before.values, index), format.decimals)}`;
}
