import { Info } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';

import { Icon } from '../icon/Icon.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { Popover, type Placement } from '../popover/Popover.tsx';
import { button } from './HelpPopover.css.ts';
import { helpPopoverMessages } from './messages.ts';

export interface HelpPopoverProps {
  /** The explained term. */
  readonly term: string;
  /** The explanation: a few sentences, links allowed. */
  readonly children: ReactNode;
  /** Where it opens; on the other side when there is no room. */
  readonly placement?: Placement;
}

/** Info button beside a term; opens its explanation, which stays until closed (WCAG 1.4.13). */
export function HelpPopover({ term, children, placement = 'bottom start' }: HelpPopoverProps): ReactElement {
  const text = useMessages(helpPopoverMessages);
  return (
    <Popover
      placement={placement}
      title={term}
      trigger={
        <Button aria-label={text('open', { term })} className={button}>
          <Icon icon={Info} size="sm" />
        </Button>
      }
    >
      {children}
    </Popover>
  );
}
