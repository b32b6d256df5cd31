import type { ReactElement, ReactNode } from 'react';
import { Menu as AriaMenu, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';

import type { Placement } from '../popover/Popover.tsx';
import { surface } from '../popover/surface.css.ts';
import * as styles from './Menu.css.ts';
import { renderSection, type MenuSectionData } from './MenuSection.tsx';

export interface MenuProps {
  /** The button that opens the menu. */
  readonly trigger: ReactNode;
  /** Name of the menu for screen readers; without it the button names it. */
  readonly label?: string;
  /** Groups of choices, a line between them. */
  readonly sections: readonly MenuSectionData[];
  readonly placement?: Placement;
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
}

/**
 * Choices behind a button. Arrows, Home, End and the first letters move, Enter and Space choose, Esc closes and gives focus
 * back. Entries with an address are links through the app's router.
 */
export function Menu({
  trigger,
  label,
  sections,
  placement = 'bottom start',
  ...state
}: MenuProps): ReactElement {
  return (
    <MenuTrigger {...state}>
      {trigger}
      <Popover className={surface} offset={6} placement={placement}>
        <AriaMenu className={styles.menu} {...(label === undefined ? {} : { 'aria-label': label })}>
          {sections.map(renderSection)}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
