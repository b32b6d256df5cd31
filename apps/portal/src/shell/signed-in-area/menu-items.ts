import type { NavItem } from '@vinrod/ui/app-shell';

import { plainText } from '#messages';
import type { MayOpen } from '#profile';

import { menuEntries, type Audience } from './menu-entries.ts';

/** For whom a menu is drawn up. */
export interface MenuReader {
  readonly audience: Audience;
  readonly mayOpen: MayOpen;
  /** uuid of the corporate group that is shown. */
  readonly corporateGroup: string | undefined;
}

/** The menu of a viewer: only what they may open, so that no word leads to the 403 page (spec section 2). */
export function menuItems({ audience, mayOpen, corporateGroup }: MenuReader): readonly NavItem[] {
  return menuEntries(audience, corporateGroup).flatMap(
    ({ title, shortTitle, icon, group, leadsTo }): NavItem[] => {
      const href = leadsTo.find(mayOpen);
      if (href === undefined) return [];
      return [
        {
          href,
          label: plainText(title),
          icon,
          isInBottomBar: true,
          ...(shortTitle === undefined ? {} : { shortLabel: plainText(shortTitle) }),
          ...(group === undefined ? {} : { group: plainText(group) }),
        },
      ];
    },
  );
}
