import type { SiteTreeNode } from '@vinrod/api-client';

/** A node of the site tree that has nothing but its place, named by its uuid. */
export function treeNode(
  type: SiteTreeNode['type'],
  uuid: string,
  children: SiteTreeNode[] = [],
): SiteTreeNode {
  return {
    key: `${type}:${uuid}`,
    type,
    uuid,
    name: uuid,
    company: null,
    customer_id: null,
    address: null,
    manager: null,
    building_name: null,
    site_id: null,
    site_count: children.length,
    is_favorite: false,
    children,
  };
}
