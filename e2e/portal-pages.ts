import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../tooling/repository.ts';

/** Pages that open without a sign-in; the code page needs a sign-in in progress and has its own journey. */
export const publicPages: Readonly<Record<string, string>> = {
  '/': '/',
  '/reset-password': '/reset-password',
  '/reset-password/:token': '/reset-password/exempel',
};

/** API reads that can fail while a page still has a heading: all but the sign-in and the selected corporate group. */
export const optionalCalls = /\/api\/v\d\/(?!users\/profile|corporategroups\/minimal|token\/refresh)/;

const customerPages = (of: Ids): Readonly<Record<string, string>> => ({
  '/overview': '/overview',
  '/overview/published-news': '/overview/published-news',
  '/overview/published-news/:uuid': `/overview/published-news/${of.news}`,
  '/analytics': '/analytics',
  '/corporate-groups': '/corporate-groups',
  '/corporate-groups/:uuid': `/corporate-groups/${of.corporateGroup}`,
  '/corporate-groups/:groupId/facility/:companyId': `/corporate-groups/${of.corporateGroup}/facility/${of.company}`,
  '/corporate-groups/:uuid/facility/:companyId/site/:siteId': `/corporate-groups/${of.corporateGroup}/facility/${of.company}/site/${of.site}`,
  '/groups': '/groups',
  '/groups/create-group': '/groups/create-group',
  '/groups/edit-group/:groupId': `/groups/edit-group/${of.siteGroup}`,
  '/groups/:groupId': `/groups/${of.siteGroup}`,
  '/contact-:product': '/contact-el',
  '/invoices': '/invoices',
  '/certificate': '/certificate',
  '/users/customer-users': '/users/customer-users',
  '/users/customer-users/:uuid/user/:user_uuid': `/users/customer-users/${of.corporateGroup}/user/${of.customerUser}`,
  '/roles/customer-roles': '/roles/customer-roles',
  '/profile': '/profile',
  '/update-password': '/update-password',
});

/** Pages of the staff: every page without parameters that is not a customer's or for everybody. */
const staffPages = (of: Ids): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    routePatterns().flatMap((path) =>
      path.includes(':') || path in publicPages || path in customerPages(of) ? [] : [[path, path]],
    ),
  ),
  '/news/:uuid': `/news/${of.news}`,
  '/news/:uuid/details': `/news/${of.news}/details`,
  '/users/internal-users/:uuid': `/users/internal-users/${of.staff}`,
});

/** Ids in the addresses of pages. */
interface Ids {
  readonly corporateGroup: string;
  readonly company: string;
  readonly site: string;
  readonly siteGroup: string;
  readonly news: string;
  readonly customerUser: string;
  readonly staff: string;
}

const noIds: Ids = {
  corporateGroup: '',
  company: '',
  site: '',
  siteGroup: '',
  news: '',
  customerUser: '',
  staff: '',
};

/** The patterns of the pages that a customer's administrator can open, and of those that only the staff can. */
export function signedInRoutes(kind: 'customer' | 'staff only'): readonly string[] {
  return Object.keys(kind === 'customer' ? customerPages(noIds) : staffPages(noIds));
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.getOwnPropertyDescriptor(value, name)?.value
    : undefined;
}

/** Reads the API as a signed-in user. */
class Reader {
  readonly #portalUrl: string;
  readonly #accessToken: string;

  constructor(portalUrl: string, accessToken: string) {
    this.#portalUrl = portalUrl;
    this.#accessToken = accessToken;
  }

  /** The uuid of the first entry of a list. */
  async first(path: string): Promise<string> {
    const response = await fetch(`${this.#portalUrl}/api${path}`, {
      headers: { authorization: `Bearer ${this.#accessToken}` },
    });
    const answer: unknown = await response.json();
    const list = Array.isArray(answer) ? answer : field(answer, 'results');
    const uuid = Array.isArray(list) ? field(list[0], 'uuid') : undefined;
    if (typeof uuid !== 'string') throw new Error(`${path} answered ${response.status} without an entry.`);
    return uuid;
  }
}

/**
 * The address of every page that a customer's administrator or the staff can open, or only the staff, by route pattern.
 */
export async function signedInPages(
  portalUrl: string,
  storedSession: string,
  kind: 'customer' | 'staff' | 'staff only',
): Promise<Readonly<Record<string, string>>> {
  const accessToken = field(JSON.parse(storedSession), 'accessToken');
  if (typeof accessToken !== 'string') throw new Error('The stored session has no access token.');
  const reader = new Reader(portalUrl, accessToken);
  const corporateGroup = await reader.first('/v1/corporategroups/minimal/');
  const company = await reader.first(`/v1/corporategroups/${corporateGroup}/customers/`);
  const ids: Ids = {
    corporateGroup,
    company,
    site: await reader.first(`/v1/customers/${company}/sites/`),
    siteGroup: await reader.first(`/v1/corporategroups/${corporateGroup}/site-groups/`),
    news: await reader.first('/v1/news/published-news/'),
    customerUser: await reader.first(`/v1/corporategroups/${corporateGroup}/users/`),
    staff: kind === 'customer' ? '' : await reader.first('/v1/administrators/'),
  };
  if (kind === 'staff only') return staffPages(ids);
  return kind === 'staff' ? { ...customerPages(ids), ...staffPages(ids) } : customerPages(ids);
}

/** The patterns of routes in the text of a route table. */
export function patternsIn(text: string): readonly string[] {
  return [...text.matchAll(/\bpath: '([^']+)'/g)].map((match) => match[1] ?? '');
}

/** The patterns of the portal's route table, read from its sources. */
export function routePatterns(): readonly string[] {
  return globSync('apps/portal/src/**/*routes.ts', { cwd: repositoryRoot }).flatMap((file) =>
    patternsIn(readFileSync(join(repositoryRoot, file), 'utf8')),
  );
}
