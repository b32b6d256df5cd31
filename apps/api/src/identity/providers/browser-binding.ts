import type { Config } from '../../config/config.ts';
import type { Secrets } from '../../config/secrets.ts';
import { keyedHash, randomToken, tokenHash } from '../tokens.ts';
import type { Proofs } from './provider-client.ts';

/** Seconds that a person has to sign in at the provider. */
export const providerSignInLifetime = 10 * 60;

/** A sign-in and the secret of the browser that started it, which only its cookie holds. */
export interface BrowserBinding {
  readonly state: string;
  readonly browserSecret: string;
}

/** A new sign-in in a browser. */
export function newBinding(): BrowserBinding {
  return { state: randomToken(), browserSecret: randomToken() };
}

/** Each sign-in has a cookie of its own, so that two tabs can sign in at the same time. */
function cookieName({ publicUrl }: Config, stateHash: string): string {
  const name = `sign-in-${stateHash.slice(0, 16)}`;
  // Browsers take a cookie with this prefix from this host alone, and over https alone.
  return publicUrl.startsWith('https:') ? `__Host-${name}` : name;
}

function setCookie(config: Config, stateHash: string, value: string, seconds: number): string {
  const attributes = [
    `${cookieName(config, stateHash)}=${value}`,
    'Path=/',
    `Max-Age=${seconds}`,
    'HttpOnly',
    // Strict would hold it back when the provider sends the browser here again.
    'SameSite=Lax',
    ...(config.publicUrl.startsWith('https:') ? ['Secure'] : []),
  ];
  return attributes.join('; ');
}

/** `Set-Cookie` that binds a sign-in to the browser. */
export function bindingCookie(config: Config, { state, browserSecret }: BrowserBinding): string {
  return setCookie(config, tokenHash(state), browserSecret, providerSignInLifetime);
}

/** `Set-Cookie` that ends the binding. */
export function endedBindingCookie(config: Config, stateHash: string): string {
  return setCookie(config, stateHash, '', 0);
}

/** The secret that the browser holds for a sign-in; null when it did not start it. */
export function browserSecretIn(config: Config, header: string | null, stateHash: string): string | null {
  const start = `${cookieName(config, stateHash)}=`;
  const found = (header ?? '').split(';').find((part) => part.trim().startsWith(start));
  return found === undefined ? null : found.trim().slice(start.length);
}

/**
 * The nonce and the PKCE verifier of a sign-in. They are derived from what only the browser holds, so that reading the
 * database gives nobody a code's other half.
 */
export function proofsOf(secrets: Secrets, { state, browserSecret }: BrowserBinding): Proofs {
  const derive = (purpose: string): string =>
    keyedHash(secrets.providerSignIn, browserSecret, state, purpose).toString('base64url');
  return { state, nonce: derive('nonce'), verifier: derive('verifier') };
}
