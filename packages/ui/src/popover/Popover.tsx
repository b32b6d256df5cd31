import { X } from 'lucide-react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Popover as AriaPopover } from 'react-aria-components/Popover';

import { Icon } from '../icon/Icon.tsx';
import { useTexts } from '../messages/use-texts.ts';
import { popoverMessages } from './messages.ts';
import * as styles from './Popover.css.ts';
import { surface } from './surface.css.ts';

/** Placement relative to the trigger; flips when there is no room. */
export type Placement = NonNullable<ComponentProps<typeof AriaPopover>['placement']>;

export interface PopoverProps {
  /** The button that opens it. */
  readonly trigger: ReactNode;
  /** Heading and name of the popover. */
  readonly title: string;
  /** Explanation or controls; focus goes into it. */
  readonly children: ReactNode;
  /** Where it opens; on the other side when there is no room. */
  readonly placement?: Placement;
  /** Maximum width in px; 320 by default. Never wider than the screen. */
  readonly maxWidth?: number;
  /** Whether it is open, when the application keeps that. */
  readonly isOpen?: boolean;
  /** Called when it opens or closes. */
  readonly onOpenChange?: (isOpen: boolean) => void;
}

/** A small dialog beside its trigger button. Esc, the close button and a press outside close it. */
export function Popover({
  trigger,
  title,
  children,
  placement = 'bottom start',
  maxWidth = 320,
  ...state
}: PopoverProps): ReactElement {
  const text = useTexts(popoverMessages);
  return (
    <DialogTrigger {...state}>
      {trigger}
      <AriaPopover
        className={surface}
        offset={6}
        placement={placement}
        style={{ inlineSize: `min(${maxWidth}px, calc(100vw - 16px))` }}
      >
        <Dialog className={styles.dialog}>
          {({ close }) => (
            <>
              <div className={styles.head}>
                <Heading className={styles.title} level={2} slot="title">
                  {title}
                </Heading>
                <Button aria-label={text('close')} className={styles.close} onPress={close}>
                  <Icon icon={X} size="sm" />
                </Button>
              </div>
              <div className={styles.body}>{children}</div>
            </>
          )}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
