export { usePrintMargins } from './use-print-margins.ts';
