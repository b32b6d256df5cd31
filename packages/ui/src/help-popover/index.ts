/** Explanation of a term behind an info button. */
export { HelpPopover, type HelpPopoverProps } from './HelpPopover.tsx';
export { helpPopoverMessages } from './messages.ts';
