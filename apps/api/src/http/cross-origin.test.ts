import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestAnswer, type TestApp } from '../testing/test-app.ts';

const portal = 'https://portal.green.example';
const profile = '/api/v1/users/profile/';
let open: TestApp;
let closed: TestApp;

beforeAll(async () => {
  open = await createTestApp({ allowedOrigins: new Set([portal]) });
  closed = await createTestApp();
});

afterAll(() => Promise.all([open.close(), closed.close()]));

const preflight = (app: TestApp, origin: string, path = profile): Promise<TestAnswer> =>
  app.request('OPTIONS', path, {
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'PATCH',
      'Access-Control-Request-Headers': 'authorization,content-type,x-shadow-user',
    },
  });

const corsHeaders = (answer: TestAnswer): readonly string[] =>
  [...answer.headers.keys()].filter((name) => name.startsWith('access-control-'));

describe('calls from a portal on another origin', () => {
  test('a preflight of an allowed origin is answered without a token', async () => {
    const answer = await preflight(open, portal);
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe(portal);
    expect(answer.headers.get('access-control-allow-methods')).toContain('PATCH');
    for (const name of [
      'Authorization',
      'Content-Type',
      'X-Shadow-User',
      'X-Shadow-Group',
      'Accept-Language',
      'If-None-Match',
    ])
      expect(answer.headers.get('access-control-allow-headers')).toContain(name);
    expect(answer.headers.get('vary')).toContain('Origin');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.text).toBe('');
  });

  test('answers and refusals can be read, with the headers that the client reads', async () => {
    const refused = await open.request('GET', profile, { headers: { Origin: portal } });
    const unknown = await open.request('GET', '/api/v1/no-such-path/', { headers: { Origin: portal } });
    const health = await open.request('GET', '/api/health', { headers: { Origin: portal } });
    expect([refused.status, unknown.status, health.status]).toEqual([401, 404, 200]);
    for (const { headers } of [refused, unknown, health]) {
      expect(headers.get('access-control-allow-origin')).toBe(portal);
      expect(headers.get('access-control-expose-headers')).toMatch(/Content-Disposition, ETag, Retry-After/);
      expect(headers.get('vary')).toContain('Origin');
    }
  });

  test('credentials are never allowed, nor any origin at all', async () => {
    for (const answer of [
      await preflight(open, portal),
      await open.request('GET', profile, { headers: { Origin: portal, Cookie: 'device=x' } }),
    ]) {
      expect(answer.headers.has('access-control-allow-credentials')).toBe(false);
      expect(answer.headers.get('access-control-allow-origin')).not.toBe('*');
    }
  });

  test.each([
    'https://green.example',
    'https://portal.green.example.evil.example',
    'https://evil-portal.green.example',
    'https://portal.green.example:8443',
    'http://portal.green.example',
    'https://PORTAL.green.example',
    'https://portal.green.example/',
    'https://portal.green.example, https://evil.example',
    'null',
    '*',
    '',
  ])('a stranger such as %o gets nothing', async (origin) => {
    const asked = await preflight(open, origin);
    const called = await open.request('GET', profile, { headers: { Origin: origin } });
    expect([asked.status, called.status]).toEqual([405, 401]);
    expect([...corsHeaders(asked), ...corsHeaders(called)]).toEqual([]);
    expect(called.headers.get('vary')).toContain('Origin');
  });

  test('an OPTIONS that asks for nothing is answered as ever', async () => {
    const answer = await open.request('OPTIONS', profile, { headers: { Origin: portal } });
    expect(answer.status).toBe(405);
  });

  test('what is no API is open to nobody', async () => {
    const asked = await preflight(open, portal, '/config.json');
    const called = await open.request('GET', '/config.json', { headers: { Origin: portal } });
    expect([...corsHeaders(asked), ...corsHeaders(called)]).toEqual([]);
  });

  test('without the setting nothing is added', async () => {
    const asked = await preflight(closed, portal);
    const called = await closed.request('GET', profile, { headers: { Origin: portal } });
    expect(asked.status).toBe(405);
    expect([...corsHeaders(asked), ...corsHeaders(called)]).toEqual([]);
    expect(called.headers.get('vary') ?? '').not.toContain('Origin');
  });
});
