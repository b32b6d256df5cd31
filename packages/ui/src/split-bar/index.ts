/** A whole divided by outcome. */
export { splitBarMessages } from './messages.ts';
export { SplitBar, type SplitBarProps } from './SplitBar.tsx';
export { splitShares, type SplitPart, type SplitShare } from './split-shares.ts';
