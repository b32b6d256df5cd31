import type { SiteTreeNode } from '@vinrod/api-client';
import { expect, it } from 'vitest';

import { matchingSites } from './use-site-options.ts';

function node(type: SiteTreeNode['type'], name: string, ...children: SiteTreeNode[]): SiteTreeNode {
  return {
    key: `${type}:${name}`,
    type,
    uuid: name,
    name,
    company: 'Norrviken Butik AB',
    customer_id: null,
    address: type === 'site' ? 'Hamngatan 1, Örebro' : null,
    manager: null,
    building_name: null,
    site_id: type === 'site' ? '735999000000010012' : null,
    site_count: children.length,
    is_favorite: false,
    children,
  };
}

const tree = [
  node('company', 'Norrviken Butik AB', node('site', 'Butik Åby'), node('site', 'Lager')),
  node('group', 'Kyla', node('site', 'Butik Åby')),
];

function found(search: string) {
  return matchingSites(tree, search).map(({ label }) => label);
}

it('finds sites by name, address and id, each once', () => {
  expect(found('åby')).toEqual(['Butik Åby']);
  expect(found('ÖREBRO')).toEqual(['Butik Åby', 'Lager']);
  expect(found('10012')).toEqual(['Butik Åby', 'Lager']);
  expect(found('')).toEqual(['Butik Åby', 'Lager']);
  expect(found('x')).toEqual([]);
});
