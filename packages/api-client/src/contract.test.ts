import { describe, expect, expectTypeOf, it } from 'vitest';
import contract from '../openapi/openapi.json' with { type: 'json' };
import { createClient } from './client.ts';
import { queryCalls } from './resources/queries.ts';
import { savedViewCalls } from './resources/saved-views.ts';
import { intakeCalls } from './resources/intakes.ts';
import { serviceAccountCalls } from './resources/service-accounts.ts';
import { everyCorporateGroupCalls } from './resources/every-corporate-group.ts';
import { invoiceFileCalls } from './resources/invoice-files.ts';
import { searchCalls } from './resources/search.ts';
import { personalDataCalls } from './resources/personal-data.ts';
import { brokerLinkCalls, passkeyCalls, proofCalls, signInCalls } from './resources/sign-in.ts';
import { certificatePreviewCalls } from './resources/certificate-preview.ts';
import type {
  Invoice,
  LineGraphs,
  LineGraphSeries,
  LocalDate,
  PermissionKey,
  PermissionMap,
  Profile,
  Role,
  SiteTreeNode,
} from './contract.ts';
import type { CallOptions } from './transport/transport.ts';
import { memoryStorage } from './session/memory-storage.ts';
import { specifiedCalls } from './testing/specified-calls.ts';
import { json } from './testing/token-server.ts';

interface Operation {
  readonly operationId: string;
  readonly 'x-source'?: unknown;
  readonly 'x-permission'?: unknown;
  readonly 'x-scope'?: unknown;
  readonly security?: readonly object[];
  readonly parameters?: readonly ({ readonly $ref: string } | { readonly name: string })[];
  readonly responses: Readonly<Record<string, unknown>>;
}

const operations: readonly { method: string; path: string; operation: Operation }[] = Object.entries(
  contract.paths,
).flatMap(([path, item]) =>
  Object.entries(item).flatMap(([method, operation]) =>
    'operationId' in operation ? [{ method: method.toUpperCase(), path, operation }] : [],
  ),
);
const permissionKeys: readonly string[] = contract.components.schemas.PermissionKey.enum;

describe('the contract', () => {
  const isPublic = ({ operation }: (typeof operations)[number]) => operation['x-permission'] === 'public';

  it.each(operations)('says where $operation.operationId comes from', ({ operation }) => {
    expect(['spec', 'assumed']).toContain(operation['x-source']);
  });

  it.each(operations.filter(isPublic))('$operation.operationId asks for no token', ({ operation }) => {
    expect(operation.security).toEqual([]);
  });

  const isForServices = ({ operation }: (typeof operations)[number]) =>
    operation['x-permission'] === 'service';

  it.each(operations.filter(isForServices))(
    '$operation.operationId asks for the token of a service account',
    ({ operation }) => {
      const scopes = Object.keys(
        contract.components.securitySchemes.serviceAccount.flows.clientCredentials.scopes,
      );
      const scope = String(operation['x-scope']);
      expect(scopes).toContain(scope);
      expect(operation.security).toEqual([{ serviceAccount: [scope] }]);
      expect(operation.responses).toHaveProperty('401');
      expect(operation.responses).toHaveProperty('403');
    },
  );

  it.each(operations.filter((entry) => !isPublic(entry) && !isForServices(entry)))(
    '$operation.operationId names who may call it, and answers the others',
    ({ operation }) => {
      const permission = operation['x-permission'];
      expect(Array.isArray(permission)).toBe(true);
      const keys = [permission].flat();
      expect(permissionKeys).toEqual(expect.arrayContaining(keys));
      expect(operation.security).toContainEqual({ bearer: [] });
      expect(operation.responses).toHaveProperty('401');
      expect('403' in operation.responses).toBe(keys.length > 0);
    },
  );

  it('lists each permission key once, and all of them in the map of the profile', () => {
    expect(new Set(permissionKeys).size).toBe(permissionKeys.length);
    const map = contract.components.schemas.PermissionMap;
    expect(Object.keys(map.properties)).toEqual(permissionKeys);
    expect(map.required).toEqual(permissionKeys);
    expectTypeOf<keyof PermissionMap>().toEqualTypeOf<PermissionKey>();
  });
});

describe('the calls of the specification, section 7', () => {
  it.each(specifiedCalls)('%s', (_, ...paths) => {
    for (const wanted of paths) {
      const [, method, path, ...query] = /^(?:([A-Z]+) )?(\S+)(?: (.*))?$/.exec(wanted) ?? [];
      const found = operations.filter(
        (entry) => entry.path === path && (method === undefined || entry.method === method),
      );
      expect([wanted, found.length > 0]).toEqual([wanted, true]);
      const names = query.flatMap((list) => (list ?? '').split(' ')).filter(Boolean);
      for (const { operation } of names.length > 0 ? found : []) {
        expect(parameterNames(operation)).toEqual(expect.arrayContaining(names));
      }
    }
  });

  it('lists may carry limit, offset, search and ordering', () => {
    const lists = operations.filter(({ operation }) =>
      JSON.stringify(operation.responses['200']).includes('Page"'),
    );
    expect(lists.length).toBeGreaterThan(15);
    for (const { operation } of lists) {
      const isOfFixedOrder = operation.operationId === 'listPublishedNews';
      const names = ['limit', 'offset', 'search', ...(isOfFixedOrder ? [] : ['ordering'])];
      expect(parameterNames(operation)).toEqual(expect.arrayContaining(names));
    }
  });

  it('has an example that a JSON answer of each operation could be', () => {
    const without = operations.filter(({ operation }) => {
      const answer = JSON.stringify(operation.responses['200']);
      return answer.includes('application/json') && exampleOf(operation.responses['200']) === undefined;
    });
    expect(without.map(({ operation }) => operation.operationId)).toEqual([]);
  });
});

interface Asked {
  readonly name: string;
  readonly request: string;
  readonly result: unknown;
  readonly example: unknown;
}

/** A value for every placeholder of the contract's paths. */
const anyPath = { id: 'ID', userId: 'ID', groupId: 'ID', invoiceId: 'ID', token: 'ID' };

/** Calls every function of the client with more than enough arguments and records the requests. */
async function askForEverything(): Promise<Asked[]> {
  const asked: Asked[] = [];
  const target = { uuid: 'ID', name: 'Anna' };
  const session = { accessToken: 'a', refreshToken: 'r', user: { uuid: 'u', full_name: 'K' } };
  for (const mode of ['user', 'group'] as const) {
    const storage = memoryStorage();
    const requests: string[] = [];
    let example: unknown;
    const client = createClient({
      baseUrl: 'https://portal.example',
      storage,
      fetch: (request) => {
        const place = `${request.method} ${new URL(request.url).pathname}`;
        requests.push(place);
        const entry = operations.find(
          ({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, 'ID')}` === place,
        );
        example = exampleOf(entry?.operation.responses['200']);
        return Promise.resolve(json(200, example ?? null));
      },
    });
    const resources = {
      ...client,
      certificatePreview: client.with(certificatePreviewCalls),
      savedViews: client.with(savedViewCalls),
      serviceAccounts: client.with(serviceAccountCalls),
      intakes: client.with(intakeCalls),
      invoiceFiles: client.with(invoiceFileCalls),
      search: client.with(searchCalls),
      signIn: client.with(signInCalls),
      brokerLink: client.with(brokerLinkCalls),
      passkeys: client.with(passkeyCalls),
      proof: client.with(proofCalls),
      personalData: client.with(personalDataCalls),
      everyCorporateGroup: client.with(everyCorporateGroupCalls),
    };
    for (const [resource, calls] of Object.entries(resources)) {
      for (const [name, call] of Object.entries(calls)) {
        storage.set({ ...session, shadow: { mode, token: 't', target } });
        const answered: Promise<unknown> = Reflect.apply(call, undefined, [{ path: anyPath, query: {} }]);
        const result = await answered.catch((error: unknown) => error);
        asked.push({ name: `${resource}.${name}`, request: requests.shift() ?? 'nothing', result, example });
      }
    }
  }
  return asked;
}

describe('the queries', () => {
  const queries = operations.filter(
    ({ method, path, operation }) =>
      method === 'GET' &&
      /^\/v\d\//.test(path) &&
      operation.operationId !== 'search' &&
      JSON.stringify(operation.responses['200']).includes('application/json'),
  );

  it('are the operations that read JSON, but for the search', () => {
    expect(Object.keys(queryCalls).toSorted()).toEqual(
      queries.map(({ operation }) => operation.operationId).toSorted(),
    );
  });

  it.each(Object.entries(queryCalls))('%s leads to the operation of its name', async (name, callOf) => {
    const requests: string[] = [];
    const client = createClient({
      baseUrl: 'https://portal.example',
      storage: memoryStorage(),
      fetch: async ({ url }) => {
        requests.push(new URL(url).pathname);
        return json(404, {});
      },
    });
    await Promise.allSettled([Reflect.apply(callOf(client), undefined, [{ path: anyPath, query: {} }])]);
    const wanted = queries.find(({ operation }) => operation.operationId === name)?.path;
    expect(requests).toEqual([wanted?.replaceAll(/\{\w+\}/g, 'ID')]);
  });
});

describe('the resources', async () => {
  const asked = await askForEverything();

  /** The transport refreshes by itself, and systems ask for their tokens with an OAuth library. */
  const withoutResource = ['refreshToken', 'requestServiceToken'];

  it('cover every operation for people below /v1 and /v2 but those that others make', () => {
    const wanted = operations
      .filter(
        ({ path, operation }) =>
          /^\/v\d\//.test(path) &&
          operation['x-permission'] !== 'service' &&
          !withoutResource.includes(operation.operationId),
      )
      .map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, 'ID')}`);
    expect([...new Set(asked.map(({ request }) => request))].toSorted()).toEqual(wanted.toSorted());
  });

  /** Rejects where the contract's example names no place to sign out at. */
  const withExample = asked.filter(({ name }) => name !== 'signIn.signOut');

  it.each(withExample)('$name ($request) takes the example of the contract', ({ result, example }) => {
    const isFile = typeof result === 'object' && result !== null && 'blob' in result;
    expect(isFile ? undefined : (result ?? {})).toEqual(example);
  });

  it('are typed from the contract', () => {
    type Client = ReturnType<typeof createClient>;
    type Results = {
      profile: Awaited<ReturnType<Client['profile']['get']>>;
      tree: Awaited<ReturnType<Client['corporateGroups']['siteTree']>>;
      graphs: Awaited<ReturnType<Client['analytics']['lineGraphs']>>;
      invoices: Awaited<ReturnType<Client['invoices']['list']>>;
      role: Awaited<ReturnType<Client['customerRoles']['get']>>;
    };
    expectTypeOf<Results['profile']>().toEqualTypeOf<Profile>();
    expectTypeOf<Results['tree']>().toEqualTypeOf<SiteTreeNode[]>();
    expectTypeOf<Results['graphs']>().toEqualTypeOf<LineGraphs>();
    expectTypeOf<Results['invoices']['results']>().toEqualTypeOf<Invoice[]>();
    expectTypeOf<Results['role']>().toEqualTypeOf<Role>();
    expectTypeOf<LineGraphSeries['kind']>().toEqualTypeOf<'site' | 'other' | 'sum' | 'comparison'>();
    expectTypeOf<Profile['permissions']['can_view_news']>().toEqualTypeOf<boolean>();
    type Query = NonNullable<Parameters<Client['analytics']['lineGraphs']>[0]['query']>;
    expectTypeOf<Query['start_date']>().toEqualTypeOf<LocalDate | Date | undefined>();
    expectTypeOf<Query['compare']>().toEqualTypeOf<
      'none' | 'previous_period' | 'previous_year' | 'free' | undefined
    >();
    expectTypeOf<{ resolution: 'day' }>().toExtend<Query>();
    // @ts-expect-error -- no such resolution
    expectTypeOf<{ start_date: ''; end_date: ''; resolution: 'decade' }>().toExtend<Query>();
  });

  it('take the parts of a call by the names and with the needs of the contract', () => {
    type ArgsTo<F extends (...args: never[]) => unknown> = Parameters<F>[0];
    type Users = ReturnType<typeof createClient>['customerUsers'];
    expectTypeOf<ArgsTo<Users['get']>['path']>().toEqualTypeOf<{ id: string; userId: string }>();
    // @ts-expect-error -- the user's id is missing
    expectTypeOf<{ path: { id: 'k' } }>().toExtend<ArgsTo<Users['get']>>();
    // @ts-expect-error -- the contract names neither of them so
    expectTypeOf<{ path: { corporateGroup: 'k'; user: 'u' } }>().toExtend<ArgsTo<Users['get']>>();
    // @ts-expect-error -- the path is missing
    expectTypeOf<Record<never, never>>().toExtend<ArgsTo<Users['list']>>();
    expectTypeOf<{ path: { id: 'k' } }>().toExtend<ArgsTo<Users['list']>>();
    expectTypeOf<ArgsTo<Users['get']>['query']>().toEqualTypeOf<undefined>();
    expectTypeOf<ArgsTo<Users['get']>['body']>().toEqualTypeOf<undefined>();
    expectTypeOf<CallOptions>().toExtend<ArgsTo<Other['profile']['get']>>();
    // @ts-expect-error -- a call without a path
    expectTypeOf<{ path: { id: 'k' } }>().toExtend<ArgsTo<Other['profile']['get']>>();

    type Other = ReturnType<typeof createClient>;
    expectTypeOf<[]>().toExtend<Parameters<Other['profile']['get']>>();
    expectTypeOf<Parameters<Other['invoices']['list']['all']>>().toEqualTypeOf<
      Parameters<Other['invoices']['list']>
    >();
    expectTypeOf<NonNullable<ArgsTo<Other['news']['uploadFiles']>['body']>>().toEqualTypeOf<FormData>();
    // @ts-expect-error -- a required query
    expectTypeOf<Record<never, never>>().toExtend<ArgsTo<ReturnType<typeof searchCalls>['find']>>();
  });
});

/** Names of the query parameters of an operation. */
function parameterNames({ parameters = [] }: Operation): string[] {
  const shared: Readonly<Record<string, { name: string }>> = contract.components.parameters;
  return parameters.map((item) =>
    '$ref' in item ? (shared[item.$ref.split('/').at(-1) ?? '']?.name ?? '') : item.name,
  );
}

/** First example of a response of the contract. */
function exampleOf(response: unknown): unknown {
  const found: unknown[] = [];
  JSON.stringify(response, (key, value: unknown) => {
    if (key === 'example' || (key === 'value' && found.length === 0)) found.push(value);
    return key === 'schema' ? undefined : value;
  });
  return found[0];
}
