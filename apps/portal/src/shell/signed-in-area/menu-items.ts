import type { NavItem } from '@vinrod/ui/app-shell';

import { plainText } from '#messages';
import { paths } from '#navigation';
import type { MayOpen } from '#profile';

import { menuEntries, type Audience, type MenuCorporateGroup } from './menu-entries.ts';

/** User of the menu. */
export interface MenuReader extends MenuCorporateGroup {
  readonly audience: Audience;
  readonly mayOpen: MayOpen;
  /** Number of items that wait for staff. */
  readonly waitingCount?: number | undefined;
}

/** Menu items that the viewer may open, so that none leads to the 403 page (spec section 2). */
export function menuItems({ audience, mayOpen, waitingCount, ...shown }: MenuReader): readonly NavItem[] {
  return menuEntries(audience, shown).flatMap(
    ({ title, shortTitle, icon, group, isInBottomBar = false, leadsTo }): NavItem[] => {
      const href = leadsTo.find(mayOpen);
      if (href === undefined) return [];
      return [
        {
          href,
          label: plainText(title),
          icon,
          isInBottomBar,
          ...(shortTitle === undefined ? {} : { shortLabel: plainText(shortTitle) }),
          ...(href === paths.work && waitingCount !== undefined ? { count: waitingCount } : {}),
          ...(group === undefined ? {} : { group: plainText(group) }),
        },
      ];
    },
  );
}
