export { BulletChart, type BulletChartProps } from './BulletChart.tsx';
export type { BulletRow } from './bullet-model.ts';
