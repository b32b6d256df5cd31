export { PieChart, type PieChartProps } from './PieChart.tsx';
export type { PieSlice } from './pie-model.ts';
