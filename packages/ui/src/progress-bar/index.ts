/** How far something has come. */
export { progressBarMessages } from './messages.ts';
export { ProgressBar, type ProgressBarProps } from './ProgressBar.tsx';
