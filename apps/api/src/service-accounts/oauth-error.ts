/** Error codes of the token endpoint (RFC 6749, section 5.2) that this one can answer. */
export type OauthErrorCode =
  | 'invalid_request'
  | 'invalid_client'
  | 'unsupported_grant_type'
  | 'invalid_scope';

/** Tokens and refusals must not stay in a cache (RFC 6749, section 5.1). */
export const uncached = { 'Cache-Control': 'no-store', Pragma: 'no-cache' } as const;

/** A refusal in the form that OAuth clients read, instead of the API's own. */
export class OauthError extends Error {
  override readonly name = 'OauthError';
  readonly code: OauthErrorCode;

  /** @param description - For developers: English, in the ASCII letters that the standard allows. */
  constructor(code: OauthErrorCode, description: string) {
    super(description);
    this.code = code;
  }

  /** 401 with the challenge that HTTP requires of it for a refused client, otherwise 400. */
  answer(): Response {
    const isClient = this.code === 'invalid_client';
    return Response.json(
      { error: this.code, error_description: this.message },
      {
        status: isClient ? 401 : 400,
        headers: { ...uncached, ...(isClient ? { 'WWW-Authenticate': 'Basic realm="portal"' } : {}) },
      },
    );
  }
}
