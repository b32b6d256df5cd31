export { PrintMargins } from './PrintMargins.tsx';
export { usePrintedPeriod } from './printed-period.ts';
