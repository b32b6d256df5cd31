import { readText } from '../server/read-text.ts';
import { OauthError } from './oauth-error.ts';
import { readScopes } from './scopes.ts';
import type { ServiceScope } from '../server/service-caller.ts';

/** Bytes of the largest form: its longest fields together have a few hundred. */
const largestForm = 4096;

/** What a service account proves itself with. */
export interface ClientCredentials {
  readonly id: string;
  readonly secret: string;
}

/** A request for an access token that follows the standard; whether it is granted is another question. */
export interface TokenRequest {
  readonly credentials: ClientCredentials;
  /** Null when it names none and so wants all that the account has. */
  readonly scopes: readonly ServiceScope[] | null;
}

/** A form's fields; those without a value count as left out (RFC 6749, section 3.2). */
async function readFields(request: Request): Promise<ReadonlyMap<string, string>> {
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(request.headers.get('content-type') ?? ''))
    throw new OauthError('invalid_request', 'The body has to be application/x-www-form-urlencoded.');
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(await readText(request, largestForm))) {
    if (fields.has(name)) throw new OauthError('invalid_request', 'A parameter is sent twice.');
    fields.set(name, value);
  }
  return new Map([...fields].filter(([, value]) => value !== ''));
}

function formDecoded(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}

/** Credentials of HTTP Basic, each part form-encoded (RFC 6749, section 2.3.1). */
function basicCredentials(authorization: string): ClientCredentials {
  const encoded = /^Basic +([\w+/-]+={0,2})$/i.exec(authorization)?.[1] ?? '';
  const [, first = '', second = ''] =
    /^([^:]*):(.*)$/s.exec(Buffer.from(encoded, 'base64').toString('utf8')) ?? [];
  const [id, secret] = [formDecoded(first), formDecoded(second)];
  if (id === null || secret === null || id === '' || secret === '')
    throw new OauthError('invalid_client', 'The Authorization header holds no client id and secret.');
  return { id, secret };
}

function credentialsOf(authorization: string | null, fields: ReadonlyMap<string, string>): ClientCredentials {
  const [id, secret] = [fields.get('client_id'), fields.get('client_secret')];
  if (authorization !== null) {
    if (secret !== undefined)
      throw new OauthError('invalid_request', 'The secret belongs in the header or the body, not in both.');
    const credentials = basicCredentials(authorization);
    // Some libraries name the client in the body as well, which the standard allows.
    if (id !== undefined && id !== credentials.id)
      throw new OauthError('invalid_request', 'The header and the body name different clients.');
    return credentials;
  }
  if (id === undefined || secret === undefined)
    throw new OauthError('invalid_client', 'The client id and secret are missing.');
  return { id, secret };
}

function scopesOf(scope: string | undefined): readonly ServiceScope[] | null {
  if (scope === undefined) return null;
  const scopes = readScopes(scope);
  if (scopes === null) throw new OauthError('invalid_scope', 'A scope is unknown.');
  return scopes;
}

/**
 * Reads a request for an access token by client credentials (RFC 6749, section 4.4).
 *
 * @throws OauthError when it does not follow the standard; ApiError 413 when the body is too large.
 */
export async function readTokenRequest(request: Request): Promise<TokenRequest> {
  const fields = await readFields(request);
  const grant = fields.get('grant_type');
  if (grant === undefined) throw new OauthError('invalid_request', 'grant_type is missing.');
  if (grant !== 'client_credentials')
    throw new OauthError('unsupported_grant_type', 'The only grant type is client_credentials.');
  return {
    credentials: credentialsOf(request.headers.get('authorization'), fields),
    scopes: scopesOf(fields.get('scope')),
  };
}
