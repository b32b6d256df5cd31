import { createClient as createHeyClient, createConfig } from '@hey-api/client-fetch';
import { AuthClient } from '@supabase/auth-js';
import { createClient, memoryStorage } from '@vinrod/api-client';
import { create as createAxios, isAxiosError } from 'axios';
import ky from 'ky';
import createOpenApiClient from 'openapi-fetch';
import { ours } from '../result.ts';

/** Makes the call of one peer against a server; rejects when the call fails. */
export type PeerCall = () => Promise<unknown>;

interface Tokens {
  access: string;
  refresh: string;
}

/** Asks for new tokens as the recipes do: whoever sees a 401 refreshes. */
async function refresh(url: string, tokens: Tokens): Promise<void> {
  const answer = await fetch(`${url}/v1/token/refresh`, {
    method: 'POST',
    body: JSON.stringify({ refresh: tokens.refresh }),
  });
  if (!answer.ok) throw new Error(`The refresh answered ${answer.status}.`);
  Object.assign(tokens, await answer.json());
}

const expired = (): Tokens => ({ access: 'access-0', refresh: 'refresh-0' });
const path = '/v1/users/profile/';

interface Paths {
  [path]: { get: { responses: { 200: { content: { 'application/json': { permissions: object } } } } } };
}

/**
 * Each peer with the way to refresh that its own documentation shows (hooks, interceptors,
 * middleware); auth-js refreshes by itself.
 */
export const refreshingPeers: readonly (readonly [peer: string, create: (url: string) => PeerCall])[] = [
  [
    ours,
    (baseUrl) => {
      const storage = memoryStorage({ accessToken: 'access-0', refreshToken: 'refresh-0' });
      const client = createClient({ baseUrl, storage });
      return () => client.profile.get();
    },
  ],
  [
    'ky',
    (url) => {
      const tokens = expired();
      const client = ky.create({
        retry: 0,
        hooks: {
          beforeRequest: [({ request }) => request.headers.set('Authorization', `Bearer ${tokens.access}`)],
          afterResponse: [
            async ({ request, response }) => {
              if (response.status !== 401) return response;
              await refresh(url, tokens);
              request.headers.set('Authorization', `Bearer ${tokens.access}`);
              return fetch(request);
            },
          ],
        },
      });
      return () => client.get(`${url}${path}`).json();
    },
  ],
  [
    'axios',
    (url) => {
      const tokens = expired();
      const client = createAxios({ baseURL: url });
      client.interceptors.request.use((config) => {
        config.headers.set('Authorization', `Bearer ${tokens.access}`);
        return config;
      });
      client.interceptors.response.use(undefined, async (error: unknown) => {
        if (!isAxiosError(error) || error.response?.status !== 401 || !error.config) throw error;
        await refresh(url, tokens);
        error.config.headers.set('Authorization', `Bearer ${tokens.access}`);
        // Not through the interceptors again, which would refresh without end.
        return createAxios()(error.config);
      });
      return () => client.get(path);
    },
  ],
  [
    'openapi-fetch',
    (baseUrl) => {
      const tokens = expired();
      const client = createOpenApiClient<Paths>({ baseUrl });
      client.use({
        onRequest: ({ request }) => request.headers.set('Authorization', `Bearer ${tokens.access}`),
        async onResponse({ request, response }) {
          if (response.status !== 401) return undefined;
          await refresh(baseUrl, tokens);
          const again = new Request(request);
          again.headers.set('Authorization', `Bearer ${tokens.access}`);
          return fetch(again);
        },
      });
      return async () => {
        const { data } = await client.GET(path);
        if (data === undefined) throw new Error('No data.');
      };
    },
  ],
  [
    '@hey-api/client-fetch',
    (baseUrl) => {
      const tokens = expired();
      const client = createHeyClient(createConfig({ baseUrl, auth: () => tokens.access }));
      client.interceptors.response.use(async (response, request) => {
        if (response.status !== 401) return response;
        await refresh(baseUrl, tokens);
        const again = new Request(request);
        again.headers.set('Authorization', `Bearer ${tokens.access}`);
        return fetch(again);
      });
      const security = [{ scheme: 'bearer', type: 'http' }] as const;
      return () => client.get({ url: path, security: [...security], throwOnError: true });
    },
  ],
  [
    '@supabase/auth-js',
    (url) => {
      const session = {
        access_token: 'access-0',
        refresh_token: 'refresh-0',
        expires_at: 1,
        expires_in: 0,
        token_type: 'bearer',
        user: { id: 'u' },
      };
      const stored = new Map([['key', JSON.stringify(session)]]);
      const client = new AuthClient({
        url,
        storageKey: 'key',
        autoRefreshToken: false,
        persistSession: true,
        storage: {
          getItem: (key) => stored.get(key) ?? null,
          setItem: (key, value) => void stored.set(key, value),
          removeItem: (key) => void stored.delete(key),
        },
      });
      return async () => {
        const { data } = await client.getSession();
        const answer = await fetch(`${url}${path}`, {
          headers: { Authorization: `Bearer ${data.session?.access_token ?? ''}` },
        });
        if (!answer.ok) throw new Error(`${answer.status}`);
      };
    },
  ],
];
