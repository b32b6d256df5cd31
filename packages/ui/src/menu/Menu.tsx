import type { ReactElement, ReactNode } from 'react';
import { Menu as AriaMenu, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';

import type { Placement } from '../popover/Popover.tsx';
import { surface } from '../popover/surface.css.ts';
import * as styles from './Menu.css.ts';
import { renderSection, type MenuSectionData } from './render-section.tsx';

export interface MenuProps {
  /** The button that opens the menu. */
  readonly trigger: ReactNode;
  /** Accessible name of the menu; by default the button's. */
  readonly label?: string;
  /** Groups of items, separated by lines. */
  readonly sections: readonly MenuSectionData[];
  /** Where it opens; on the other side when there is no room. */
  readonly placement?: Placement;
  /** Whether it is open, when the application keeps that. */
  readonly isOpen?: boolean;
  /** Called when it opens or closes. */
  readonly onOpenChange?: (isOpen: boolean) => void;
}

/**
 * A menu behind a button. Arrows, Home, End and typed letters move, Enter and Space select, Esc closes and returns
 * focus. Items with an address are links through the app's router.
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
