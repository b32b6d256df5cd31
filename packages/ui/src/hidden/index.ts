/** Leaves something out on some screens or on paper. */
export { Hidden, type HiddenProps } from './Hidden.tsx';
