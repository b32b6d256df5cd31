import type { Endpoints } from '../transport/endpoints.ts';

/** Certificates before they are issued; for `client.with`. */
export const certificatePreviewCalls = (api: Endpoints) => ({
  /** The figures of the certificates that a request would issue; issues nothing. */
  preview: api.postJson('/v1/exports/certificate-preview/', 'certificates'),
});
