export { ChartPatterns, type ChartPatternsProps } from './ChartPatterns.tsx';
