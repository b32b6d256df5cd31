/** Hides content on some screens or in print. */
export { Hidden, type HiddenProps } from './Hidden.tsx';
