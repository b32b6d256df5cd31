import type { MenuItemData } from '@vinrod/ui/menu';
import { Boxes, ChartLine, House, LifeBuoy, ReceiptText, type LucideIcon } from 'lucide-react';

import { plainText, type PlainMessageKey } from '#messages';
import { electricity, paths } from '#navigation';
import type { MayOpen } from '#profile';

const places: readonly (readonly [path: string, title: PlainMessageKey, icon: LucideIcon])[] = [
  [paths.overview, 'menu.overview', House],
  [paths.analytics, 'menu.analytics', ChartLine],
  [paths.siteGroups, 'menu.siteGroups', Boxes],
  [paths.invoices, 'menu.invoices', ReceiptText],
  [paths.contact(electricity), 'menu.contact', LifeBuoy],
];

/**
 * Links to pages for a corporate group, with it already selected. Only those that the viewer may open.
 *
 * @param corporateGroup - uuid of the corporate group.
 */
export function corporateGroupShortcuts(corporateGroup: string, mayOpen: MayOpen): readonly MenuItemData[] {
  return places
    .filter(([path]) => mayOpen(path))
    .map(([path, title, icon]) => ({
      id: path,
      label: plainText(title),
      icon,
      href: `${path}?${new URLSearchParams({ koncern: corporateGroup }).toString()}`,
    }));
}
