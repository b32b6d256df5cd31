import { afterEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;

afterEach(() => app.close());

test('requests are counted by operation and status, without what is in their paths', async () => {
  app = await createTestApp();
  const id = '0c6d5b3e-25f6-4c4e-8a61-2f3f4a9b7c11';
  await app.request('GET', `/api/v1/sites/${id}/`);
  await app.request('GET', '/api/health');
  const { text, headers } = await app.request('GET', '/metrics', { from: '127.0.0.1' });
  expect(headers.get('content-type')).toMatch(/^text\/plain/);
  expect(text).toMatch(
    /vinrod_http_request_duration_seconds_count\{method="GET",route="\/api\/v1\/sites\/:id\/?",status="401"\} 1/,
  );
  expect(text).toMatch(/vinrod_database_up\{kind="(pglite|postgres)"\} 1/);
  expect(text).not.toContain(id);
});

test('other computers do not see them, whatever their headers say', async () => {
  app = await createTestApp();
  const headers = { 'X-Forwarded-For': '127.0.0.1', Authorization: 'Bearer null' };
  expect((await app.request('GET', '/metrics', { from: '192.0.2.7', headers })).status).toBe(404);
});

test('with a token only who has it sees them', async () => {
  app = await createTestApp({ metricsToken: 'a-token-for-the-collector' });
  const read = async (authorization: string) =>
    (await app.request('GET', '/metrics', { from: '127.0.0.1', headers: { Authorization: authorization } }))
      .status;
  expect(await read('Bearer a-token-for-the-collectoR')).toBe(404);
  expect(await read('')).toBe(404);
  expect(await read('Bearer a-token-for-the-collector')).toBe(200);
});

test('security m2: a server for real users without a token shows them to nobody', async () => {
  app = await createTestApp({ demo: false });
  const headers = { 'X-Forwarded-For': '127.0.0.1' };
  for (const from of ['127.0.0.1', '::1', '192.0.2.7'])
    expect((await app.request('GET', '/metrics', { from, headers })).status).toBe(404);
});
