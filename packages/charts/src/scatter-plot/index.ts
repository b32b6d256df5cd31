export { ScatterPlot, type ScatterPlotProps } from './ScatterPlot.tsx';
export type { ScatterPoint } from './scatter-model.ts';
