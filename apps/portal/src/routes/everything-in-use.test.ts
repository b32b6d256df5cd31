import {
  certificatePreviewCalls,
  createClient,
  everyCorporateGroupCalls,
  intakeCalls,
  memoryStorage,
  brokerLinkCalls,
  passkeyCalls,
  personalDataCalls,
  proofCalls,
  invoiceFileCalls,
  queryCalls,
  savedViewCalls,
  serviceAccountCalls,
  searchCalls,
  signInCalls,
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

/** Pages that are not in the specification; each was requested elsewhere. */
const pagesBeside = [
  // Staff begin with what waits for them.
  '/work',
  // Staff read in the files that markets and grid owners send, and see what each changed.
  '/imports',
  // Staff see what the grid owners have not sent.
  '/imports/missing',
  // Staff give the supplier's own systems their way in.
  '/users/service-accounts',
];

/**
 * Operations in the contract that the portal does not use: for operation, developers and holders of a printed
 * certificate.
 */
const notForThePortal = [
  'getHealth',
  'getLiveness',
  'getOpenApiDocument',
  'showApiReference',
  'showDemoMailbox',
  'listDemoMail',
  'showCertificate',
  'requestServiceToken',
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
      const permission: unknown = Object.getOwnPropertyDescriptor(operation, 'x-permission')?.value;
      // What service accounts call is for the supplier's own systems alone.
      if (typeof id !== 'string' || permission === 'service') return [];
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
/** Arguments that fit any call: a value for every path placeholder. */
const anything = {
  path: { id: 'b1f3', userId: 'c7d2', groupId: 7, invoiceId: 'd9e4', token: 'e5' },
  query: {},
};

/** Client that reports which operations it calls; every response has the status. */
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

/** Resources of a client by name, with the calls that pages import separately. */
function resourcesOf(client: Client): readonly (readonly [resource: string, functions: object])[] {
  return [
    ...Object.entries(client),
    ['certificatePreviewCalls', client.with(certificatePreviewCalls)],
    ['everyCorporateGroupCalls', client.with(everyCorporateGroupCalls)],
    ['intakeCalls', client.with(intakeCalls)],
    ['invoiceFileCalls', client.with(invoiceFileCalls)],
    ['savedViewCalls', client.with(savedViewCalls)],
    ['serviceAccountCalls', client.with(serviceAccountCalls)],
    ['searchCalls', client.with(searchCalls)],
    ['brokerLinkCalls', client.with(brokerLinkCalls)],
    ['passkeyCalls', client.with(passkeyCalls)],
    ['personalDataCalls', client.with(personalDataCalls)],
    ['proofCalls', client.with(proofCalls)],
    ['signInCalls', client.with(signInCalls)],
  ];
}

/** Operations called by a function of the client, signed in and in both kinds of shadow mode. */
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
      // No response is valid for its call.
    }
  }
  return called;
}

/** Whether the portal calls a function of the client, as `client.…` or after destructuring the resource. */
function isCalled(resource: string, name: string): boolean {
  const direct = new RegExp(String.raw`client\s*\.\s*${resource}\s*\.\s*${name}\b`);
  const taken = new RegExp(String.raw`\{[^{}]*\b${resource}\b[^{}]*\}\s*=\s*client\b`);
  const afterwards = new RegExp(String.raw`(?<![\w.'"\`])${resource}\s*\.\s*${name}\b`);
  const beside = new RegExp(String.raw`\.with\(\s*${resource}\s*\)\s*\.\s*${name}\b`);
  return sources.some(
    (text) => direct.test(text) || beside.test(text) || (taken.test(text) && afterwards.test(text)),
  );
}

/** Operations named outside the cache rules, as for `useOperation`. */
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
  // On a 401 response the client refreshes the tokens, whatever was called.
  await clientFor(signedIn, (operation) => used.add(operation), 401)
    .profile.get()
    .catch(() => undefined);
  return used;
}

/** Path without parameter names, in either notation. */
function nameless(path: string): string {
  return `/${path.replace(/^\//, '').replaceAll(/\{\w+\}|:\w+/g, '*')}`;
}

/**
 * Permissions that the portal does not check itself: what they allow depends on the target, so each response carries
 * the result in this field.
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

/** Permissions that the portal checks. */
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
    const reported = namedByAnswers.get(key);
    const isAskedFor =
      reported === undefined ? keysOfRights.has(key) : sources.some((text) => text.includes(`.${reported}`));
    expect(isAskedFor).toBe(true);
  });

  it.each(specifiedRoutes)('the route %s', (words) => {
    expect(routeTable.map(({ path }) => nameless(path))).toContain(nameless(words));
  });

  it('no page that nobody asked for', () => {
    const specified = new Set(specifiedRoutes.map(nameless));
    const beside = routeTable.map(({ path }) => nameless(path)).filter((path) => !specified.has(path));
    expect(beside).toEqual(pagesBeside);
  });
});
