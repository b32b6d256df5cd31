import { createRemoteJWKSet, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import * as client from 'openid-client';
import type { SignInProvider } from '../../config/sign-in-providers.ts';

/** Seconds that a provider may take for one answer. */
const timeout = 8;

/** Seconds that the provider's clock may differ from ours. */
const clockTolerance = 30;

/** Milliseconds after which the provider's description is read again. */
const descriptionLifetime = 3600 * 1000;

/** Signatures accepted of a provider: asymmetric ones only, so never `none` and never a shared secret. */
const signatures = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

/** Milliseconds until it is tried again when it could not be. */
const retryAfter = 60 * 1000;

interface Description {
  readonly configuration: client.Configuration;
  readonly keys: JWTVerifyGetKey | null;
  readonly readAt: number;
}

const descriptions = new WeakMap<SignInProvider, Promise<Description>>();

/** Basic authentication unless the provider only takes the secret in the body (RFC 6749, section 2.3.1). */
function authentication(secret: string): client.ClientAuth {
  const basic = client.ClientSecretBasic(secret);
  const post = client.ClientSecretPost(secret);
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (methods.includes('client_secret_basic') ? basic : post)(server, ...rest);
  };
}

async function describe(provider: SignInProvider): Promise<Description> {
  const issuer = new URL(provider.issuer);
  const configuration = await client.discovery(
    issuer,
    provider.clientId,
    { [client.clockTolerance]: clockTolerance },
    authentication(provider.clientSecret),
    {
      timeout,
      // The signature of an ID token is checked although it comes straight from the provider.
      execute: [
        client.enableNonRepudiationChecks,
        // The settings allow it for a provider on this computer only.
        // oxlint-disable-next-line typescript/no-deprecated -- Marked so that nobody does it for a provider elsewhere.
        ...(issuer.protocol === 'http:' ? [client.allowInsecureRequests] : []),
      ],
    },
  );
  const { jwks_uri: keysAddress } = configuration.serverMetadata();
  return {
    configuration,
    keys:
      keysAddress === undefined
        ? null
        : createRemoteJWKSet(new URL(keysAddress), { timeoutDuration: timeout * 1000 }),
    readAt: Date.now(),
  };
}

/** What a provider says of itself, read once an hour; an old description serves while no new one can be read. */
async function descriptionOf(provider: SignInProvider): Promise<Description> {
  const known = descriptions.get(provider);
  const old = await known;
  if (old !== undefined && Date.now() - old.readAt < descriptionLifetime) return old;
  // Of those that find it old at the same time, one reads it again.
  if (known !== descriptions.get(provider)) return descriptionOf(provider);
  const reading = describe(provider).catch((error: unknown) => {
    if (old === undefined) throw error;
    return { ...old, readAt: Date.now() - descriptionLifetime + retryAfter };
  });
  descriptions.set(provider, reading);
  try {
    return await reading;
  } catch (error) {
    descriptions.delete(provider);
    throw error;
  }
}

/** What binds an answer to the sign-in that asked for it. */
export interface Proofs {
  readonly state: string;
  readonly nonce: string;
  /** PKCE code verifier (RFC 7636). */
  readonly verifier: string;
}

/** The address that asks the provider to sign somebody in. */
export async function authorizationAddress(
  provider: SignInProvider,
  redirectUri: string,
  { state, nonce, verifier }: Proofs,
): Promise<URL> {
  const { configuration } = await descriptionOf(provider);
  return client.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: provider.scopes,
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(provider.assurance === null ? {} : { acr_values: provider.assurance }),
  });
}

/** A person as a provider describes them. */
export interface ProvidedPerson {
  readonly issuer: string;
  readonly subject: string;
  /** The session at the provider. */
  readonly providerSession: string | null;
  readonly idToken: string;
  readonly claims: Readonly<Record<string, unknown>>;
}

/**
 * Exchanges the provider's answer for the person.
 *
 * @param answer - Our redirect URI with the parameters that the browser brought.
 * @param wanted - Claims that are asked of the user info endpoint when the ID token lacks one.
 * @throws Error when anything of the answer is wrong: issuer, state, code, verifier, signature, audience, nonce or age.
 */
export async function personOf(
  provider: SignInProvider,
  answer: URL,
  { state, nonce, verifier }: Proofs,
  wanted: readonly string[],
): Promise<ProvidedPerson> {
  const { configuration } = await descriptionOf(provider);
  const tokens = await client.authorizationCodeGrant(configuration, answer, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (claims === undefined || tokens.id_token === undefined)
    throw new Error('The provider sent no ID token.');
  const isComplete = wanted.every((name) => name in claims);
  const more =
    isComplete || configuration.serverMetadata().userinfo_endpoint === undefined
      ? {}
      : await client.fetchUserInfo(configuration, tokens.access_token, claims.sub);
  const session = claims['sid'];
  return {
    issuer: claims.iss,
    subject: claims.sub,
    providerSession: typeof session === 'string' ? session : null,
    idToken: tokens.id_token,
    claims: { ...more, ...claims },
  };
}

/**
 * Reads a logout token (OpenID Connect Back-Channel Logout 1.0, section 2.6).
 *
 * @throws Error when it is not one of this provider for this portal.
 */
export async function readLogoutToken(provider: SignInProvider, token: string): Promise<JWTPayload> {
  const { configuration, keys } = await descriptionOf(provider);
  if (keys === null) throw new Error('The provider publishes no keys.');
  const { payload } = await jwtVerify(token, keys, {
    algorithms: signatures,
    issuer: configuration.serverMetadata().issuer,
    audience: provider.clientId,
    clockTolerance,
    // Later than this, a token that somebody kept must not end sessions begun since.
    maxTokenAge: '5 minutes',
    requiredClaims: ['iat', 'jti', 'events'],
  });
  const { events } = payload;
  if (
    typeof events !== 'object' ||
    events === null ||
    !('http://schemas.openid.net/event/backchannel-logout' in events)
  )
    throw new Error('It tells of no logout.');
  if ('nonce' in payload) throw new Error('A logout token has no nonce.');
  return payload;
}

/** The address that ends the session at the provider; null when it has none. */
export async function providerSignOutAddress(
  provider: SignInProvider,
  idToken: string,
  returnTo: string,
): Promise<string | null> {
  const { configuration } = await descriptionOf(provider);
  if (configuration.serverMetadata().end_session_endpoint === undefined) return null;
  return client.buildEndSessionUrl(configuration, {
    id_token_hint: idToken,
    post_logout_redirect_uri: returnTo,
  }).href;
}
