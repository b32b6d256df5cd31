/** A short hint for a control. */
export { Tooltip, type TooltipProps } from './Tooltip.tsx';
