import type { SiteTreeNode } from '@vinrod/api-client';
import { matchEntries, type PaletteEntry } from '@vinrod/ui/command-palette';
import { Boxes, Building2, Zap } from 'lucide-react';

import { t } from '#messages';
import { paths } from '#navigation';

/** Most results of one kind; more words narrow the search. */
const perKind = 6;

/**
 * Converts the companies, sites and groups of a corporate group to entries of the search. A site is listed once, under
 * its company.
 */
export function siteEntries(corporateGroup: string, tree: readonly SiteTreeNode[]): readonly PaletteEntry[] {
  return tree.flatMap((node): PaletteEntry[] => {
    const count = t('search.siteCount', { count: node.site_count });
    if (node.type === 'group') {
      return [
        {
          id: node.key,
          label: node.name,
          group: 'groups',
          description: count,
          icon: Boxes,
          href: paths.siteGroup(node.uuid),
        },
      ];
    }
    if (node.type !== 'company') return [];
    const sites = node.children.map((site): PaletteEntry => ({
      id: site.key,
      label: site.name,
      group: 'sites',
      description: [node.name, site.address].filter((text) => text !== null).join(', '),
      keywords: [site.site_id, site.manager, site.building_name, site.customer_id].filter(
        (text) => text !== null,
      ),
      icon: Zap,
      href: paths.site(corporateGroup, node.uuid, site.uuid),
    }));
    return [
      {
        id: node.key,
        label: node.name,
        group: 'companies',
        description: count,
        ...(node.customer_id === null ? {} : { keywords: [node.customer_id] }),
        icon: Building2,
        href: paths.company(corporateGroup, node.uuid),
      },
      ...sites,
    ];
  });
}

/** The best matches, a few of each kind. */
export function bestMatches(entries: readonly PaletteEntry[], search: string): readonly PaletteEntry[] {
  const shown = new Map<string, number>();
  return matchEntries(entries, search).filter(({ group }) => {
    const count = (shown.get(group) ?? 0) + 1;
    shown.set(group, count);
    return count <= perKind;
  });
}
