/** The last 25 months with the selected period. */
export { periodRulerMessages } from './messages.ts';
export { PeriodRuler, type PeriodRulerProps } from './PeriodRuler.tsx';
export { RULER_MONTHS } from './ruler-scale.ts';
