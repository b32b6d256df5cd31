export { LoadBars, type LoadBar, type LoadBarsProps } from './LoadBars.tsx';
export { yearlyLoad, type YearlyLoadOptions } from './yearly-load.ts';
