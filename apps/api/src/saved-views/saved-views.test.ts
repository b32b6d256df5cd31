import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createCorporateGroup, createUser, type TestCorporateGroup } from '../testing/test-people.ts';
import { mostViews } from './saved-views.ts';

const path = '/api/v1/users/saved-views/';

let app: TestApp;
let corporateGroup: TestCorporateGroup;
let foreign: TestCorporateGroup;
let anna: string;
let erik: string;

beforeAll(async () => {
  app = await createTestApp();
  const { database } = app.deps;
  corporateGroup = await createCorporateGroup(database, 'Norrviken');
  foreign = await createCorporateGroup(database, 'Björkhaga');
  const [first, second] = await Promise.all(
    ['Anna', 'Erik'].map((firstName) =>
      createUser(database, { firstName, corporateGroupId: corporateGroup.id }),
    ),
  );
  anna = (await app.sessionOf(first?.id ?? '')).access;
  erik = (await app.sessionOf(second?.id ?? '')).access;
});

afterAll(() => app.close());

async function namesOf(access: string): Promise<unknown> {
  const { text } = await app.request('GET', path, { access });
  const views: unknown = JSON.parse(text);
  return Array.isArray(views) ? views.map(({ name, query }) => `${name}: ${query}`) : views;
}

function save(name: string, query: string, more: object = {}, access = anna) {
  return app.request('PUT', path, {
    access,
    body: { corporate_group: corporateGroup.id, name, query, ...more },
  });
}

function remove(access: string, name: string) {
  return app.request('POST', `${path}remove/`, {
    access,
    body: { corporate_group: corporateGroup.id, name },
  });
}

describe('figures 23: saved views', () => {
  test('figures 23: follow the person, and are nobody else’s', async () => {
    expect((await save(' Butiker ', 'resolution=day')).status).toBe(200);
    expect((await save('Butiker', 'resolution=week', {}, erik)).status).toBe(200);
    expect(await namesOf(anna)).toEqual(['Butiker: resolution=day']);
    expect(await namesOf(erik)).toEqual(['Butiker: resolution=week']);
    expect((await app.request('GET', path)).status).toBe(401);
  });

  test('figures 23: one of the same name gives way, whatever its capitals, and a view can get another name', async () => {
    await save('BUTIKER', 'resolution=month');
    expect(await namesOf(anna)).toEqual(['BUTIKER: resolution=month']);
    await save('Åsikter', 'resolution=month', { replaces: 'butiker' });
    expect(await namesOf(anna)).toEqual(['Åsikter: resolution=month']);
    await save('åsikter', 'resolution=month', { replaces: 'Åsikter' });
    expect(await namesOf(anna)).toEqual(['åsikter: resolution=month']);
  });

  test('figures 23: are removed by name, by their owner alone', async () => {
    expect((await remove(erik, 'Åsikter')).status).toBe(200);
    expect(await namesOf(anna)).toHaveLength(1);
    expect((await remove(anna, 'ÅSIKTER')).status).toBe(200);
    expect(await namesOf(anna)).toEqual([]);
  });

  test('figures 23: are of a corporate group that the person sees, have a name, and are bounded in size and number', async () => {
    expect((await save('Ny', '', { corporate_group: foreign.id })).status).toBe(404);
    expect((await save('   ', '')).status).toBe(400);
    expect((await save('x'.repeat(61), '')).status).toBe(400);
    expect((await save('Ny', 'x'.repeat(8001))).status).toBe(400);
    const statuses: number[] = [];
    for (let index = 0; index <= mostViews; index += 1)
      statuses.push((await save(`Vy ${index}`, 'x')).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(mostViews);
    expect(statuses.at(-1)).toBe(422);
    expect(await namesOf(anna)).toHaveLength(mostViews);
    expect((await save('Vy 0', 'y')).status).toBe(200);
  });
});
