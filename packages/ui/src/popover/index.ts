/** A small dialog beside its trigger button. */
export { popoverMessages } from './messages.ts';
export { Popover, type Placement, type PopoverProps } from './Popover.tsx';
