/** Progress of a task. */
export { progressBarMessages } from './messages.ts';
export { ProgressBar, type ProgressBarProps } from './ProgressBar.tsx';
