/** Use relative to a limit. */
export { barShares, type BarShares } from './bar-scale.ts';
export { miniBarMessages } from './messages.ts';
export { MiniBar, type MiniBarProps } from './MiniBar.tsx';
