import type { Endpoints } from '../transport/endpoints.ts';

/** The search over everything; for `client.with`. */
export const searchCalls = (api: Endpoints) => ({
  /** Corporate groups, companies, sites, groups, people, invoices, certificates and news that contain every word. */
  find: api.getJson('/v1/search/', 'results'),
});
