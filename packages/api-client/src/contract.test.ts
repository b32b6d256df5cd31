import { describe, expect, expectTypeOf, it } from 'vitest';
import contract from '../openapi/openapi.json' with { type: 'json' };
import { createClient } from './client.ts';
import type {
  LineGraphs,
  LineGraphSeries,
  PermissionKey,
  PermissionMap,
  Profile,
  SiteTreeNode,
} from './contract.ts';
import { memoryStorage } from './session/memory-storage.ts';
import { createTokenServer, json } from './testing/token-server.ts';

interface Operation {
  readonly operationId: string;
  readonly 'x-source'?: unknown;
  readonly 'x-permission'?: unknown;
  readonly security?: readonly object[];
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

  it.each(operations.filter((entry) => !isPublic(entry)))(
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

describe('the resources', () => {
  const id = '5b0f7c1e-8a35-4f0a-9c55-3f6f0f6a1d01';
  const period = { start_date: '2026-05-01', end_date: '2026-10-31' };
  type Client = ReturnType<typeof createClient>;
  const calls: Record<string, (client: Client) => Promise<unknown>> = {
    login: ({ auth }) => auth.login({ email: 'a@b.example', password: 'p' }),
    verifyOtp: ({ auth }) => auth.verifyOtp({ token: 't', otp: '123456' }),
    resendOtp: ({ auth }) => auth.resendOtp({ token: 't' }),
    requestPasswordReset: ({ auth }) => auth.requestPasswordReset({ email: 'a@b.example' }),
    createPassword: ({ auth }) => auth.createPassword(id, { password: 'p', password_confirm: 'p' }),
    logout: ({ auth }) => auth.logout(),
    getProfile: ({ profile }) => profile.get(),
    listCorporateGroupsMinimal: ({ corporateGroups }) => corporateGroups.minimal(),
    getCorporateGroupSiteTree: ({ corporateGroups }) => corporateGroups.siteTree(id),
    toggleSiteFavorite: ({ sites }) => sites.toggleFavorite(id),
    getCorporateGroupDashboard: ({ dashboards }) => dashboards.corporateGroup(id, period),
    getLineGraphs: ({ analytics }) =>
      analytics.lineGraphs(id, { ...period, site_id: [id], resolution: 'week', compare: undefined }),
    listPublishedNews: ({ news }) => news.listPublished({ limit: 4 }),
    getPublishedNews: ({ news }) => news.getPublished(id),
  };

  const ofThePortal = operations.filter(
    ({ path, operation }) => path.startsWith('/v1/') && operation.operationId !== 'refreshToken',
  );

  it('cover every operation below /v1 but the refresh, which the transport makes itself', () => {
    expect(Object.keys(calls).toSorted()).toEqual(
      ofThePortal.map(({ operation }) => operation.operationId).toSorted(),
    );
  });

  it.each(ofThePortal)('$operation.operationId asks $method $path and takes its example', async (entry) => {
    const example = exampleOf(entry.operation.responses['200']);
    const server = createTokenServer(() => json(200, example));
    const client = createClient({
      baseUrl: 'https://portal.example/api',
      storage: memoryStorage({ accessToken: 'a', refreshToken: 'r' }),
      fetch: server.fetch,
    });
    const result = await calls[entry.operation.operationId]?.(client);
    const [seen] = server.seen;
    expect(seen?.method).toBe(entry.method);
    expect(seen?.url.pathname).toBe(`/api${entry.path.replace(/\{\w+\}/, id)}`);
    expect(result ?? {}).toEqual(example);
  });

  it('are typed from the contract', () => {
    type Results = {
      profile: Awaited<ReturnType<Client['profile']['get']>>;
      tree: Awaited<ReturnType<Client['corporateGroups']['siteTree']>>;
      graphs: Awaited<ReturnType<Client['analytics']['lineGraphs']>>;
    };
    expectTypeOf<Results['profile']>().toEqualTypeOf<Profile>();
    expectTypeOf<Results['tree']>().toEqualTypeOf<SiteTreeNode[]>();
    expectTypeOf<Results['graphs']>().toEqualTypeOf<LineGraphs>();
    expectTypeOf<LineGraphSeries['kind']>().toEqualTypeOf<'site' | 'other' | 'comparison'>();
    expectTypeOf<Profile['permissions']['can_view_news']>().toEqualTypeOf<boolean>();
    type Query = Parameters<Client['analytics']['lineGraphs']>[1];
    expectTypeOf<Query['start_date']>().toEqualTypeOf<string | Date>();
    expectTypeOf<Query['compare']>().toEqualTypeOf<
      'none' | 'previous_period' | 'previous_year' | undefined
    >();
    // @ts-expect-error -- a period is required
    expectTypeOf<{ resolution: 'day' }>().toExtend<Query>();
    // @ts-expect-error -- no such resolution
    expectTypeOf<{ start_date: ''; end_date: ''; resolution: 'year' }>().toExtend<Query>();
  });
});

/** First example of a response of the contract. */
function exampleOf(response: unknown): unknown {
  const found: unknown[] = [];
  JSON.stringify(response, (key, value: unknown) => {
    if (key === 'example' || (key === 'value' && found.length === 0)) found.push(value);
    return key === 'schema' ? undefined : value;
  });
  return found[0];
}
