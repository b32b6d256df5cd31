export { WaterfallChart, type WaterfallChartProps } from './WaterfallChart.tsx';
export type { WaterfallLevel, WaterfallPart } from './waterfall-model.ts';
