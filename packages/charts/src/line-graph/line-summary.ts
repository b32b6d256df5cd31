import { summaryText } from '../text/summary.ts';
import type { ShownLines } from './line-readout.ts';
import { thresholdsText, type Threshold } from './references.ts';

/** Says what a line graph shows. */
export function lineSummary(shown: ShownLines, thresholds: readonly Threshold[]): string {
  const { model, visible, format } = shown;
  const comparisons = visible.length === 1 ? visible.flatMap(({ key }) => model.earlier.get(key) ?? []) : [];
  const text = summaryText({
    step: model.step,
    starts: model.starts,
    unit: format.unit,
    decimals: format.decimals,
    hasSum: format.hasSum,
    series: visible,
    comparisons: comparisons.map(({ values, quality }) => ({ label: format.earlierLabel, values, quality })),
  });
  if (visible.length === 0 || thresholds.length === 0) return text;
  const columns = visible.map(({ values }) => values);
  return `${text} ${thresholdsText(model, columns, thresholds, format)}`;
}
