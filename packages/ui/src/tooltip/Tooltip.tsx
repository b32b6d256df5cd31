import type { ReactElement, ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';

import type { Placement } from '../popover/Popover.tsx';
import { tooltip } from './Tooltip.css.ts';

export interface TooltipProps {
  /** The control it is about: a button or link of the kit. */
  readonly children: ReactElement;
  /** A few words; text only, since nothing in it can be reached. */
  readonly content: ReactNode;
  readonly placement?: Placement;
  /** ms before it opens under a pointer; at once by keyboard. @default 700 */
  readonly delay?: number;
  readonly isDisabled?: boolean;
}

/** A few words that help with a control, on hover and on focus. Esc closes it, the pointer may go onto it. */
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
