/** A few words that help with a control. */
export { Tooltip, type TooltipProps } from './Tooltip.tsx';
