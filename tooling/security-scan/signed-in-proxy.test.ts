import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ScannedWrite } from './addresses.ts';
import { startSignedInProxy, type SignedInProxy } from './signed-in-proxy.ts';

const write: ScannedWrite = {
  name: 'createThing',
  method: 'POST',
  path: '/api/v1/things/',
  example: { name: 'Butik', count: 3, parts: [{ id: 7 }], is_open: true },
  isPublic: false,
};

/** An API that accepts one token at a time and records its requests. */
let api: Server;
let target: string;
let valid: string;
let asked: { method: string; url: string; authorization: string; body: string }[];
let proxy: SignedInProxy;

async function listen(): Promise<void> {
  asked = [];
  valid = 'token 1';
  api = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const { authorization = '' } = headers;
      asked.push({ method, url, authorization, body });
      const status = url.includes('breaks') ? 500 : authorization === `Bearer ${valid}` ? 200 : 401;
      response.writeHead(status, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  const address = api.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  target = `http://127.0.0.1:${address.port}`;
}

beforeEach(listen);

afterEach(async () => {
  await proxy.close();
  api.closeAllConnections();
  api.close();
});

async function statusOf(path: string, options: RequestInit = {}): Promise<number> {
  return (await fetch(`${proxy.origin}${path}`, options)).status;
}

test('security m14: a token is renewed long before it ends, once for all who wait', async () => {
  const state = { time: 0, tokens: 0 };
  const renew = () => {
    state.tokens += 1;
    valid = `token ${state.tokens}`;
    return Promise.resolve(valid);
  };
  proxy = await startSignedInProxy({ target, writes: [], renew, now: () => state.time });
  expect(await statusOf('/api/v1/a')).toBe(200);
  state.time = 299_999;
  expect(await statusOf('/api/v1/b')).toBe(200);
  expect(state.tokens).toBe(1);
  state.time = 300_000;
  const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => statusOf(`/api/v1/${index}`)));
  expect(new Set(answers)).toEqual(new Set([200]));
  expect(state.tokens).toBe(2);
  expect(proxy.tally()).toMatchObject({ faults: [], renewals: 1 });
  expect(asked.at(-1)?.authorization).toBe('Bearer token 2');
});

test('security m14: what is answered 401 although it carried the token, or 500, is a fault', async () => {
  proxy = await startSignedInProxy({
    target,
    writes: [{ ...write, name: 'login', path: '/api/v1/login', isPublic: true }],
    renew: () => Promise.resolve('too old'),
  });
  await statusOf('/api/v1/sites/');
  await statusOf('/write/login?name=a');
  await statusOf('/api/v1/breaks');
  const { faults, statuses } = proxy.tally();
  expect(faults).toEqual(['401 GET /api/v1/sites/', '500 GET /api/v1/breaks']);
  expect([...statuses]).toEqual([
    [401, 2],
    [500, 1],
  ]);
});

test('security m14: an address stands for a write with the values of its query in the example', async () => {
  proxy = await startSignedInProxy({ target, writes: [write], renew: () => Promise.resolve('token 1') });
  const query = new URLSearchParams({ name: `x' or 1=1`, count: '4', 'parts.0.id': '7) --' });
  expect(await statusOf(`/write/createThing?${query.toString()}`)).toBe(200);
  const [sent] = asked;
  expect(sent).toMatchObject({ method: 'POST', url: '/api/v1/things/' });
  expect(JSON.parse(sent?.body ?? '')).toEqual({
    name: `x' or 1=1`,
    count: 4,
    parts: [{ id: '7) --' }],
    is_open: true,
  });
  expect(await statusOf('/api/v1/forms/', { method: 'POST', body: 'a=1' })).toBe(200);
  expect(asked[1]).toMatchObject({ method: 'POST', body: 'a=1' });
});
