import { expect, it } from 'vitest';

import { createBaseClient } from './base-client.ts';
import { createClient } from './client.ts';
import { memoryStorage } from './session/memory-storage.ts';
import { withResources } from './with-resources.ts';

/** Options of a client whose requests are recorded; every call is refused. */
function recorded() {
  const asked: string[] = [];
  const options = {
    baseUrl: 'https://portal.example/api',
    storage: memoryStorage({ accessToken: 'access', refreshToken: 'refresh' }),
    fetch: async ({ url, headers }: Request) => {
      asked.push(`${new URL(url).pathname} ${headers.get('Authorization')}`);
      return Response.json({}, { status: 500 });
    },
  };
  return { asked, options };
}

it('has the calls of a whole client once they are added', () => {
  const { options } = recorded();
  const base = createBaseClient(options);
  expect(Object.keys(base)).toEqual(expect.arrayContaining(['auth', 'profile', 'shadow', 'with']));
  expect(base).not.toHaveProperty('analytics');
  expect(Object.keys(withResources(base)).toSorted()).toEqual(Object.keys(createClient(options)).toSorted());
});

it('asks for what a start needs as a whole client does', async () => {
  const { asked, options } = recorded();
  const base = createBaseClient(options);
  const whole = withResources(base);
  await Promise.allSettled([base.profile.get(), base.corporateGroups.minimal({ query: { limit: 50 } })]);
  const first = asked.splice(0);
  await Promise.allSettled([whole.profile.get(), whole.corporateGroups.minimal({ query: { limit: 50 } })]);
  expect(first).toEqual(asked);
  expect(first).toHaveLength(2);
});
