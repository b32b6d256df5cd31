import type { Endpoints } from '../transport/endpoints.ts';

/** What certificates would say before they are issued; for `client.with`. */
export const certificatePreviewCalls = (api: Endpoints) => ({
  /** The figures of the certificates that a request would issue; nothing is issued. */
  preview: api.postJson('/v1/exports/certificate-preview/', 'certificates'),
});
