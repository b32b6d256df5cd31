import type { ReactElement, ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';

import type { Placement } from '../popover/Popover.tsx';
import { tooltip } from './Tooltip.css.ts';

export interface TooltipProps {
  /** The described control: a button or link of the kit. */
  readonly children: ReactElement;
  /** A few words; text only, because its content cannot take focus. */
  readonly content: ReactNode;
  /** Where it opens; on the other side when there is no room. */
  readonly placement?: Placement;
  /** Delay in ms before it opens on hover; at once on keyboard focus. @default 700 */
  readonly delay?: number;
  /** Cannot be used; say why on the screen. */
  readonly isDisabled?: boolean;
}

/** A short hint for a control, on hover and on focus. Esc closes it; the pointer can move onto it. */
export function Tooltip({
  children,
  content,
  placement = 'top',
  delay = 700,
  isDisabled = false,
}: TooltipProps): ReactElement {
  return (
    <TooltipTrigger delay={delay} closeDelay={200} isDisabled={isDisabled}>
      {children}
      <AriaTooltip className={tooltip} offset={6} placement={placement}>
        {content}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
