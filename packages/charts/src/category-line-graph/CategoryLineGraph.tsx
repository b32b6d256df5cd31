import type { ReactElement } from 'react';

import { Chart } from '../parts/chart-shell/Chart.tsx';
import type { PanelChartProps } from '../parts/chart-shell/chart-props.ts';
import { categoryLine } from './category-chart.ts';
import type { CategoryContent } from './category-model.ts';

/** What a line over categories shows. */
export interface CategoryLineGraphProps extends PanelChartProps, CategoryContent {
  /** Unit of the values, for example `kWh`. */
  readonly unit: string;
  /** Period in words: "2019–2024". */
  readonly period: string;
}

/**
 * A few values over years or other categories, each with its figure: emissions of the residual mix per year.
 * Across missing values the line is dotted, since nothing is known there.
 *
 * @throws {ChartDataError} (while rendering) for duplicate keys, infinite values, and a height that is not a positive
 * number.
 */
export function CategoryLineGraph(props: CategoryLineGraphProps): ReactElement {
  return <Chart of={categoryLine} props={props} />;
}
