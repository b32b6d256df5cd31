export { ComparedBars, type ComparedBarsProps } from './ComparedBars.tsx';
