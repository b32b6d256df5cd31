import { createClient as createHeyClient, createConfig } from '@hey-api/client-fetch';
import { createClient, memoryStorage } from '@vinrod/api-client';
import { create as createAxios } from 'axios';
import ky from 'ky';
import createOpenApiClient from 'openapi-fetch';
import { type Measurement, medianOf, ours } from '../result.ts';
import type { PeerCall } from './refreshing-peers.ts';

const url = 'http://127.0.0.1:1';
const path = '/v1/users/profile/';
const headers = { Authorization: 'Bearer access', 'Accept-Language': 'sv' };
const text = JSON.stringify({ permissions: { can_view_news: true } });
const type = { headers: { 'Content-Type': 'application/json' } };

/** A network that answers at once, to leave only the client's own work. */
const answerAtOnce = (_request: unknown): Promise<Response> => Promise.resolve(new Response(text, type));

interface Paths {
  [path]: { get: { responses: { 200: { content: { 'application/json': { permissions: object } } } } } };
}

function peers(): [string, PeerCall][] {
  const storage = memoryStorage({ accessToken: 'access', refreshToken: 'refresh' });
  const own = createClient({ baseUrl: url, storage, fetch: answerAtOnce });
  const openApi = createOpenApiClient<Paths>({ baseUrl: url, headers, fetch: answerAtOnce });
  const hey = createHeyClient(createConfig({ baseUrl: url, headers, fetch: answerAtOnce }));
  const kyClient = ky.create({ headers, fetch: answerAtOnce, retry: 0 });
  const axiosClient = createAxios({
    baseURL: url,
    headers,
    adapter: 'fetch',
    env: { fetch: answerAtOnce },
  });
  return [
    [ours, () => own.profile.get()],
    [
      'bare fetch',
      async () => {
        const request = new Request(`${url}${path}`, { headers });
        return (await answerAtOnce(request)).json();
      },
    ],
    ['openapi-fetch', () => openApi.GET(path)],
    ['@hey-api/client-fetch', () => hey.get({ url: path })],
    ['ky', () => kyClient.get(`${url}${path}`).json()],
    ['axios', () => axiosClient.get(path)],
  ];
}

const callsPerBatch = 500;
const batches = 21;

async function batch(call: PeerCall): Promise<number> {
  const started = performance.now();
  for (let index = 0; index < callsPerBatch; index += 1) await call();
  return ((performance.now() - started) * 1000) / callsPerBatch;
}

/**
 * Time of one call on a network that answers at once. The peers take turns, so that load on the machine affects all.
 */
export async function measureOverhead(): Promise<Measurement[]> {
  const measured = peers().map(([peer, call]) => ({ peer, call, times: [] as number[] }));
  for (const { call } of measured) await batch(call);
  for (let round = 0; round < batches; round += 1) {
    for (const { call, times } of measured) times.push(await batch(call));
  }
  return measured.map(({ peer, times }) => ({
    case: 'time per call without network',
    peer,
    median: medianOf(times),
    unit: 'µs',
  }));
}
