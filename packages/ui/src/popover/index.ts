/** A small dialog beside the button that opens it. */
export { popoverMessages } from './messages.ts';
export { Popover, type Placement, type PopoverProps } from './Popover.tsx';
