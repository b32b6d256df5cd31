import type { CorporateGroupMinimal, SiteTreeNode } from '../contract.ts';
import { arrayOf, json, objectWith } from '../transport/readers.ts';
import type { CallOptions, Send } from '../transport/transport.ts';

const readMinimal = json(arrayOf(objectWith<CorporateGroupMinimal>('uuid', 'name')));
const readTree = json(arrayOf(objectWith<SiteTreeNode>('key', 'type', 'children')));

/** Koncerner. */
export function corporateGroupsResource(send: Send) {
  return {
    /** Every koncern the caller may see, with what a list of options needs. */
    minimal: (options?: CallOptions): Promise<CorporateGroupMinimal[]> =>
      send({ method: 'GET', path: '/v1/corporategroups/minimal/', read: readMinimal }, options),

    /** The koncern's bolag, groups and sites as a tree. */
    siteTree: (id: string, options?: CallOptions): Promise<SiteTreeNode[]> =>
      send(
        { method: 'GET', path: '/v1/corporategroups/{id}/site-tree/', ids: { id }, read: readTree },
        options,
      ),
  };
}
