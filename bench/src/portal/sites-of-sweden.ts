import type { SiteTreeNode } from '@vinrod/api-client';
import type { GeoNode } from '../ui/browser/tree-page.ts';
import { treeOfSweden } from '../ui/tree-of-sweden.ts';

function uuidOf(place: number): string {
  return `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;
}

/** The tree of Sweden in the form of the API's corporate group: postcodes as sites, the levels above as companies; null without its data. */
export function sitesOfSweden(): SiteTreeNode[] | null {
  const root = treeOfSweden();
  if (root === null) return null;
  let place = 0;
  const nodeOf = ({ type, name, children = [] }: GeoNode): SiteTreeNode => {
    place += 1;
    const uuid = uuidOf(place);
    const isSite = type === 'postal';
    const below = children.map(nodeOf);
    return {
      key: `${isSite ? 'site' : 'company'}:${uuid}`,
      type: isSite ? 'site' : 'company',
      uuid,
      name,
      company: isSite ? null : name,
      customer_id: null,
      address: null,
      manager: null,
      building_name: null,
      site_id: isSite ? String(735_999_000_000_000_000n + BigInt(place)) : null,
      site_count: isSite ? 1 : below.reduce((sum, node) => sum + node.site_count, 0),
      is_favorite: false,
      annual_consumption_kwh: null,
      children: below,
    };
  };
  return [nodeOf(root)];
}
