import { summaryText } from '../text/summary.ts';
import type { ShownLines } from './line-tooltip.ts';
import { thresholdsText, type Threshold } from './references.ts';

/** Says what a line graph shows. */
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
    comparisons: comparisons.map(({ values, quality }) => ({ label: format.earlierLabel, values, quality })),
  });
  if (visible.length === 0 || thresholds.length === 0) return text;
  const columns = visible.map(({ values }) => values);
  return `${text} ${thresholdsText(model, columns, thresholds, format)}`;
}
