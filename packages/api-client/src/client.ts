import { analyticsResource } from './resources/analytics.ts';
import { authResource } from './resources/auth.ts';
import { corporateGroupsResource } from './resources/corporate-groups.ts';
import { dashboardsResource } from './resources/dashboards.ts';
import { newsResource } from './resources/news.ts';
import { profileResource } from './resources/profile.ts';
import { sitesResource } from './resources/sites.ts';
import type { SessionStorage } from './session/session.ts';
import { createAddresser } from './transport/address.ts';
import type { Fetch } from './transport/exchange.ts';
import type { SessionEnd } from './transport/refresher.ts';
import { createTransport } from './transport/transport.ts';

/** What `createClient` takes. */
export interface ClientOptions {
  /** API root: absolute, or relative to the page in a browser (`/api`). Tokens go nowhere else. */
  readonly baseUrl: string;
  readonly storage: SessionStorage;
  /** Sends the requests; the global `fetch` when left out. */
  readonly fetch?: Fetch;
  /** Value of `Accept-Language`; `sv` when left out. */
  readonly language?: string;
  /**
   * Told once when the tokens could not be refreshed, after the storage was changed: `session` is
   * signed out, `shadow` has left shadow mode and is still signed in. Not told on `auth.logout`.
   */
  readonly onSessionEnd?: (ended: SessionEnd) => void;
  /** Time for one answer with its body, in ms, 1–2 147 483 647; 30 000 when left out. */
  readonly timeoutMs?: number;
}

/**
 * Makes a client. It reads the session from the storage at every call, so several clients and tabs
 * may share one.
 *
 * @throws TypeError when `baseUrl` is no http(s) address.
 */
export function createClient(options: ClientOptions) {
  const { storage } = options;
  const send = createTransport({
    addressOf: createAddresser(options.baseUrl),
    storage,
    fetch: options.fetch ?? ((request) => fetch(request)),
    language: options.language ?? 'sv',
    timeoutMs: options.timeoutMs ?? 30_000,
    onSessionEnd: options.onSessionEnd ?? (() => {}),
  });
  return {
    auth: authResource(send, storage),
    profile: profileResource(send),
    corporateGroups: corporateGroupsResource(send),
    sites: sitesResource(send),
    dashboards: dashboardsResource(send),
    analytics: analyticsResource(send),
    news: newsResource(send),
  };
}

/** The calls of the API. */
export type Client = ReturnType<typeof createClient>;
