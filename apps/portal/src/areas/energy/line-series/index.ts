export { graphSeries } from './graph-series.ts';
export { hasNoValues } from './line-graph-answer.ts';
export { totalSeries } from './total-series.ts';
