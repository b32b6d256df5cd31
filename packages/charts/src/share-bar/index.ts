export { ShareBar, type ShareBarProps } from './ShareBar.tsx';
export { ShareLegend, type ShareLegendProps } from './ShareLegend.tsx';
export type { SharePart } from './share-parts.ts';
