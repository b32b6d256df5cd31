import type { SiteTreeNode } from './state/tree-index.ts';

function site(number: number, name: string, owner: string, more: Partial<SiteTreeNode> = {}): SiteTreeNode {
  const uuid = `site-${number}`;
  return {
    key: `site:${uuid}`,
    type: 'site',
    uuid,
    name,
    company: owner,
    customer_id: '1048213',
    address: `${name}, 972 38 Luleå`,
    manager: number % 2 === 0 ? 'Per Öberg' : 'Karin Åberg',
    building_name: null,
    site_id: `73599900000001${String(number).padStart(4, '0')}`,
    is_favorite: number === 5 || number === 11,
    children: [],
    ...more,
  };
}

function company(number: number, name: string, sites: readonly SiteTreeNode[]): SiteTreeNode {
  const uuid = `company-${number}`;
  return { key: `company:${uuid}`, type: 'company', uuid, name, company: name, children: sites };
}

const livs = 'Norrviken Livs AB';
const butik = 'Norrviken Butik AB';
const logistik = 'Norrviken Logistik AB';

const kyllager = site(11, 'Kyllager Rosenlund', logistik, { building_name: 'Rosenlund 3' });
const hamnen = site(10, 'Lager Östra hamnen', logistik);

function inGroup(group: string, node: SiteTreeNode): SiteTreeNode {
  return { ...node, key: `group:${group}/${node.key}` };
}

/** The corporate group of the design: 14 sites of three companies, and a group that contains two of them again. */
export const norrviken: readonly SiteTreeNode[] = [
  company(1, livs, [
    site(1, 'Kontorshus Älvgatan 12', livs),
    site(2, 'Bageri Industrivägen 8', livs),
    site(3, 'Parkeringshus Mården', livs),
    site(4, 'Matsal Älvgatan 14', livs),
  ]),
  company(2, butik, [
    site(5, 'Butik Stortorget 4', butik),
    site(6, 'Butik Vallgatan 21', butik),
    site(7, 'Butik Kungsgränd 3', butik),
    site(8, 'Butik Hamnplan 1', butik),
    site(9, 'Butik Lövåsen', butik),
  ]),
  company(3, logistik, [
    hamnen,
    kyllager,
    site(12, 'Terminal Brunna', logistik),
    site(13, 'Servicehall Ågesta', logistik),
    site(14, 'Laddplats Brunna', logistik),
  ]),
  {
    key: 'group:kyla',
    type: 'group',
    uuid: 'kyla',
    name: 'Kyldiskar etapp 2',
    company: null,
    children: [inGroup('kyla', kyllager), inGroup('kyla', hamnen)],
  },
];

/** A corporate group of any size, for testing speed with thousands of sites. */
export function largeTree(companies: number, sitesEach: number): SiteTreeNode[] {
  return Array.from({ length: companies }, (_unused, row) => {
    const name = `Bolag ${row + 1} AB`;
    const first = row * sitesEach;
    return company(
      row + 1,
      name,
      Array.from({ length: sitesEach }, (_none, at) =>
        site(first + at + 1, `Anläggning ${first + at + 1}`, name),
      ),
    );
  });
}
