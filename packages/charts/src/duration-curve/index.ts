export { DurationCurve, type DurationCurveProps } from './DurationCurve.tsx';
