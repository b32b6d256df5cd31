import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations, serviceOperations } from '../operations.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createCorporateGroup, createUser } from '../testing/test-people.ts';
import { createApp } from './create-app.ts';

let app: TestApp;
let access: string;
let treePath: string;

beforeAll(async () => {
  app = await createTestApp();
  const group = await createCorporateGroup(app.deps.database, 'Norrviken', [6, 6]);
  const user = await createUser(app.deps.database, {
    corporateGroupId: group.id,
    permissions: ['can_view_site_list'],
  });
  access = (await app.sessionOf(user.id)).access;
  treePath = `/api/v1/corporategroups/${group.id}/site-tree`;
});

afterAll(() => app.close());

describe('routes', () => {
  test('every path answers with and without a trailing slash, without a redirect', async () => {
    const plain = await app.request('GET', treePath, { access });
    const slash = await app.request('GET', `${treePath}/`, { access });
    expect([plain.status, slash.status]).toEqual([200, 200]);
    expect(plain.text).toBe(slash.text);
  });

  test('an unknown path below /api is a typed 404', async () => {
    expect((await app.request('GET', '/api')).body).toMatchObject({ type: 'non_field_error' });
    const answer = await app.request('GET', '/api/v1/nothing-here/');
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({
      type: 'non_field_error',
      details: { message: 'Det du söker finns inte.' },
    });
  });

  test('a known path with another method is a typed 405 that names the right ones', async () => {
    const answer = await app.request('DELETE', '/api/v1/login');
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST');
    expect(answer.body).toMatchObject({ type: 'non_field_error' });
    const profile = await app.request('PUT', '/api/v1/users/profile/');
    expect(profile.headers.get('allow')).toBe('GET, PATCH, HEAD');
  });

  test('texts follow Accept-Language, Swedish by default', async () => {
    const english = await app.request('GET', '/api/v1/nothing', {
      headers: { 'Accept-Language': 'en-GB,en;q=0.9,sv;q=0.5' },
    });
    expect(english.body).toMatchObject({
      details: { message: 'What you are looking for does not exist.' },
    });
    const german = await app.request('GET', '/api/v1/nothing', { headers: { 'Accept-Language': 'de' } });
    expect(german.body).toMatchObject({ details: { message: 'Det du söker finns inte.' } });
  });
});

describe('answers', () => {
  test('carry security headers, a request id and are not cached', async () => {
    const answer = await app.request('GET', '/api/v1/users/profile/');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'strict-transport-security': expect.stringContaining('max-age='),
      'cache-control': 'no-store',
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    });
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('are compressed with %s for clients that take it', async (encoding, decompress) => {
    const plain = await app.request('GET', treePath, { access });
    const server = createApp(app.deps, operations, serviceOperations);
    const response = await server.request(`http://localhost${treePath}`, {
      headers: { Authorization: `Bearer ${access}`, 'Accept-Encoding': encoding },
    });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(bytes.length).toBe(Number(response.headers.get('content-length')));
    expect(decompress(bytes).toString('utf8')).toBe(plain.text);
  });

  test('security 63: an unexpected failure tells a code and nothing of the inside, which the log has', async () => {
    const broken = createApp(
      {
        ...app.deps,
        clock: {
          now() {
            throw new Error('select secret from /etc/passwd');
          },
        },
      },
      operations,
      serviceOperations,
    );
    const response = await broken.request('http://localhost/api/v1/users/profile', {
      headers: { Authorization: `Bearer ${access}` },
    });
    const text = await response.text();
    expect(response.status).toBe(500);
    const id = response.headers.get('x-request-id') ?? 'none';
    expect(JSON.parse(text)).toEqual({
      type: 'non_field_error',
      details: { message: `Något gick fel. Försök igen om en stund. Felkod: ${id}.` },
    });
    expect(text).not.toMatch(/secret|passwd|\.ts|at /);
    expect(app.log.some((line) => line.includes(id) && line.includes('select secret'))).toBe(true);
  });

  test('security 66: a database that is gone is a typed 503', async () => {
    const lost = createApp(
      {
        ...app.deps,
        clock: {
          now() {
            throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
          },
        },
      },
      operations,
      serviceOperations,
    );
    const response = await lost.request('http://localhost/api/v1/users/profile', {
      headers: { Authorization: `Bearer ${access}` },
    });
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await response.json()).toMatchObject({ type: 'non_field_error' });
  });
});

describe('system', () => {
  test('health is open, uncached and tells about the database', async () => {
    const answer = await app.request('GET', '/api/health');
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ status: 'ok', database: 'ok' });
  });

  test('health is 503 when the server is stopping or the database does not answer', async () => {
    const stopping = createApp({ ...app.deps, isStopping: () => true }, operations, serviceOperations);
    expect((await stopping.request('http://localhost/api/health')).status).toBe(503);
    const database = { ...app.deps.database, ping: () => Promise.reject(new Error('paused')) };
    const broken = createApp({ ...app.deps, database }, operations, serviceOperations);
    const response = await broken.request('http://localhost/api/health');
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ status: 'unavailable', database: 'unavailable' });
  });

  test('the contract is served as it is', async () => {
    const answer = await app.request('GET', '/api/openapi.json');
    expect(answer.body).toMatchObject({ openapi: '3.1.0' });
  });

  test('the portal is told where the API is and who the supplier is', async () => {
    const answer = await app.request('GET', '/config.json');
    expect(answer.body).toEqual({
      api_root: '/api',
      supplier: {
        name: 'Vinröd Energi',
        legal_name: 'Vinröd Energi AB',
        phone_number: '+46771234500',
        email: 'kundservice@vinrod.example',
        support_hours: null,
        terms_url: null,
        privacy_url: null,
      },
      tag_manager_id: null,
      brand: null,
      sign_in: [],
      passkeys: true,
    });
  });
});

describe('what is no operation', () => {
  const paths = [
    '/server.js',
    '//x',
    '/%',
    '/a/..%2fb',
    '/api',
    '/api/nope',
    '/api/%ff',
    '/api/v1/%',
    '/media/news/x.png',
  ];

  test.each(
    paths.flatMap((path) =>
      ['GET', 'HEAD', 'POST', 'DELETE', 'PROPFIND'].map((method) => [method, path] as const),
    ),
  )(
    'security m6: %s %s is answered with the headers, a line of the log and the numbers of every answer',
    async (method, path) => {
      const answer = await app.request(method, path);
      expect(answer.status).toBe(404);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'cache-control': 'no-store',
      });
      const id = answer.headers.get('x-request-id') ?? 'none';
      const [line] = app.log.filter((text) => text.includes(id));
      expect(JSON.parse(line ?? '{}')).toMatchObject({
        status: 404,
        route: expect.stringMatching(/^(portal|\/api\/\*|\/\*|\*)$/),
      });
    },
  );

  test('security m6: nothing that a client chooses becomes a label of a number', async () => {
    await app.request('GET', '/api/secret-of-the-client');
    await app.request('BREW', '/api/secret-of-the-client');
    const numbers = await (await app.deps.metrics.read()).text();
    expect(numbers).toContain('status="404"');
    expect(numbers).not.toMatch(/secret-of-the-client|BREW/);
  });

  test('security m6: what fails while a file of the portal is read is answered like everything else', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vinrod-portal-'));
    writeFileSync(join(folder, 'index.html'), '<head></head>');
    writeFileSync(join(folder, 'page-files.json'), 'no JSON');
    const broken = createApp(
      { ...app.deps, config: { ...app.deps.config, portalDir: folder } },
      operations,
      serviceOperations,
    );
    const response = await broken.request('http://localhost/overview');
    rmSync(folder, { recursive: true });
    expect([response.status, response.headers.get('x-content-type-options')]).toEqual([500, 'nosniff']);
    expect(response.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });
});

test('a file of the portal answers HEAD like GET without its bytes, and 304 with the headers of every answer', async () => {
  const portalDir = mkdtempSync(join(tmpdir(), 'vinrod-front-'));
  writeFileSync(join(portalDir, 'icon.svg'), '<svg/>');
  const { deps } = app;
  const front = createApp({ ...deps, config: { ...deps.config, portalDir } }, operations, serviceOperations);
  const ask = (method: string, headers: Readonly<Record<string, string>> = {}) =>
    front.fetch(new Request('http://localhost/icon.svg', { method, headers }));
  const got = await ask('GET');
  const head = await ask('HEAD');
  const kept = ['etag', 'content-length', 'content-type', 'cache-control'];
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect(kept.map((name) => head.headers.get(name))).toEqual(kept.map((name) => got.headers.get(name)));
  const again = await ask('GET', { 'If-None-Match': got.headers.get('etag') ?? '' });
  expect([again.status, again.headers.get('x-content-type-options')]).toEqual([304, 'nosniff']);
  rmSync(portalDir, { recursive: true });
});
