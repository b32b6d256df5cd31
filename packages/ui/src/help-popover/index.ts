/** Explanation of a hard word behind an info button. */
export { HelpPopover, type HelpPopoverProps } from './HelpPopover.tsx';
export { helpPopoverMessages } from './messages.ts';
