import {
  certificatePreviewCalls,
  createClient,
  everyCorporateGroupCalls,
  memoryStorage,
  invoiceFileCalls,
  queryCalls,
  savedViewCalls,
  searchCalls,
  type Client,
  type Session,
} from '@vinrod/api-client';
import contract from '@vinrod/api-client/openapi.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';

import { rights } from '#rights';

import { routeTable } from './route-table.ts';

/** The routes of spec section 2, in its words. */
const specifiedRoutes = [
  '/',
  '/confirm-otp/{token}',
  '/reset-password',
  '/reset-password/{id}',
  'overview',
  'overview/published-news',
  'overview/published-news/{uuid}',
  'profile',
  'update-password',
  'analytics',
  'certificate',
  'users/internal-users',
  'users/internal-users/{uuid}',
  'users/customer-users',
  'users/customer-users/{uuid}/user/{user_uuid}',
  'roles/internal-roles',
  'roles/customer-roles',
  'news',
  'news/create-news',
  'news/{uuid}',
  'news/{uuid}/details',
  'invoices',
  'contact-{product}',
  'corporate-groups',
  'corporate-groups/{uuid}',
  'corporate-groups/{groupId}/facility/{companyId}',
  'corporate-groups/{uuid}/facility/{companyId}/site/{siteId}',
  'groups',
  'groups/{groupId}',
  'groups/create-group',
  'groups/edit-group/{groupId}',
  'environment/residual-mix',
];

/** What the contract describes for others than the portal: for operation, developers and the holders of a paper. */
const notForThePortal = [
  'getHealth',
  'getOpenApiDocument',
  'showApiReference',
  'showDemoMailbox',
  'listDemoMail',
  'showCertificate',
];

const modules = Object.entries(
  import.meta.glob(
    [
      '../**/*.{ts,tsx}',
      '!../**/*.test.{ts,tsx}',
      '!../**/*.css.ts',
      '!../messages/**',
      '!../areas/*/messages/**',
    ],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  ),
).map(([path, text]) => ({ path, text }));

const sources = modules.map(({ text }) => text);

interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: RegExp;
  readonly parameters: number;
}

/** The operations of the contract; those with fewer parameters in their path first, as a server would match them. */
const operations: readonly Operation[] = Object.entries(contract.paths)
  .flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) => {
      const id: unknown = Object.getOwnPropertyDescriptor(operation, 'operationId')?.value;
      if (typeof id !== 'string') return [];
      return [
        {
          id,
          method: method.toUpperCase(),
          path: new RegExp(`^${path.replace(/\/$/, '').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
          parameters: path.split('{').length,
        },
      ];
    }),
  )
  .toSorted((one, other) => one.parameters - other.parameters);

const address = 'http://portal.example/api';
const signedIn: Session = {
  accessToken: 'access',
  refreshToken: 'refresh',
  user: { uuid: 'b1f3', full_name: 'Anna' },
};
const target = { uuid: 'c7d2', name: 'Norrviken' };
const sessions: readonly Session[] = [
  signedIn,
  { ...signedIn, shadow: { mode: 'user', token: 'shadow', target } },
  { ...signedIn, shadow: { mode: 'group', token: 'shadow', target } },
];
/** What any call can be given: a value for every placeholder of a path. */
const anything = {
  path: { id: 'b1f3', userId: 'c7d2', groupId: 7, invoiceId: 'd9e4', token: 'e5' },
  query: {},
};

/** A client that tells which operations it calls; every answer has the status. */
function clientFor(session: Session, onCall: (operation: string) => void, status = 400) {
  return createClient({
    baseUrl: address,
    storage: memoryStorage(session),
    fetch: async ({ method, url }) => {
      const path = url.slice(address.length).replace(/\?.*$/, '');
      const called = operations.find((operation) => operation.method === method && operation.path.test(path));
      if (called !== undefined) onCall(called.id);
      return Response.json({}, { status });
    },
  });
}

/** The resources of a client by name, with the calls that pages import beside it. */
function resourcesOf(client: Client): readonly (readonly [resource: string, functions: object])[] {
  return [
    ...Object.entries(client),
    ['certificatePreviewCalls', client.with(certificatePreviewCalls)],
    ['everyCorporateGroupCalls', client.with(everyCorporateGroupCalls)],
    ['invoiceFileCalls', client.with(invoiceFileCalls)],
    ['savedViewCalls', client.with(savedViewCalls)],
    ['searchCalls', client.with(searchCalls)],
  ];
}

/** Every operation a function of the client leads to, signed in and in both kinds of shadow mode. */
async function operationsOf(resource: string, name: string): Promise<ReadonlySet<string>> {
  const called = new Set<string>();
  for (const session of sessions) {
    const client = clientFor(session, (operation) => called.add(operation));
    const functions: unknown = new Map(resourcesOf(client)).get(resource);
    if (typeof functions !== 'object' || functions === null) continue;
    const call: unknown = new Map<string, unknown>(Object.entries(functions)).get(name);
    if (typeof call !== 'function') continue;
    try {
      await Reflect.apply(call, undefined, [anything]);
    } catch {
      // Nothing is answered with what was asked for.
    }
  }
  return called;
}

/** Whether the portal calls a function of the client, by `client.…` or after taking the resource out of the client. */
function isCalled(resource: string, name: string): boolean {
  const direct = new RegExp(String.raw`client\s*\.\s*${resource}\s*\.\s*${name}\b`);
  const taken = new RegExp(String.raw`\{[^{}]*\b${resource}\b[^{}]*\}\s*=\s*client\b`);
  const afterwards = new RegExp(String.raw`(?<![\w.'"\`])${resource}\s*\.\s*${name}\b`);
  const beside = new RegExp(String.raw`\.with\(\s*${resource}\s*\)\s*\.\s*${name}\b`);
  return sources.some(
    (text) => direct.test(text) || beside.test(text) || (taken.test(text) && afterwards.test(text)),
  );
}

/** The operations that the portal names outside the rules of its cache, as it does for `useOperation`. */
function queriedOperations(): readonly string[] {
  const askers = modules.filter(({ path }) => !path.startsWith('../data/'));
  return Object.keys(queryCalls).filter((operation) =>
    askers.some(({ text }) => text.includes(`'${operation}'`)),
  );
}

async function usedOperations(): Promise<ReadonlySet<string>> {
  const used = new Set<string>(queriedOperations());
  for (const [resource, functions] of resourcesOf(clientFor(signedIn, () => undefined))) {
    for (const name of Object.keys(functions)) {
      if (!isCalled(resource, name)) continue;
      for (const operation of await operationsOf(resource, name)) used.add(operation);
    }
  }
  // An answer of 401 leads the client to refresh the tokens, whatever was called.
  await clientFor(signedIn, (operation) => used.add(operation), 401)
    .profile.get()
    .catch(() => undefined);
  return used;
}

/** A path with its parameters without names, however they are written. */
function nameless(path: string): string {
  return `/${path.replace(/^\//, '').replaceAll(/\{\w+\}|:\w+/g, '*')}`;
}

/**
 * Permissions that the portal does not ask for itself: what they allow depends on whom or what it is done to, so each
 * answer tells it, in this field.
 */
const namedByAnswers: ReadonlyMap<string, string> = new Map([
  ['can_delete_admin_group', 'can_delete'],
  ['can_delete_company_group', 'can_delete'],
  ['can_delete_site_group', 'can_delete'],
  ['cg_can_delete_site_group', 'can_delete'],
  ['can_delete_admin_user', 'can_delete'],
  ['can_delete_company_user', 'can_delete'],
  ['can_shadow_group', 'can_shadow'],
  ['can_shadow_user', 'can_shadow'],
]);

/** The permissions that the portal decides by. */
const keysOfRights: ReadonlySet<string> = new Set(
  Object.values(rights).flatMap((actions) => Object.values(actions).flatMap(({ anyOf }) => anyOf)),
);

describe('everything the specification and the contract name is in use in the portal', () => {
  it('every operation', async () => {
    const used = new Set(await usedOperations());
    if (sources.some((text) => text.includes("'/config.json'"))) used.add('getPortalConfig');
    const unused = operations.map(({ id }) => id).filter((id) => !used.has(id));
    expect(unused.toSorted()).toEqual(notForThePortal.toSorted());
  });

  it.each(contract.components.schemas.PermissionKey.enum)('the permission %s', (key) => {
    const told = namedByAnswers.get(key);
    const isAskedFor =
      told === undefined ? keysOfRights.has(key) : sources.some((text) => text.includes(`.${told}`));
    expect(isAskedFor).toBe(true);
  });

  it.each(specifiedRoutes)('the route %s', (words) => {
    expect(routeTable.map(({ path }) => nameless(path))).toContain(nameless(words));
  });
});
