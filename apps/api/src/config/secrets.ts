import { hkdfSync } from 'node:crypto';

/** Keys of 32 bytes, one per purpose, so that a value made for one purpose is useless for another. */
export interface Keys {
  readonly accessToken: Uint8Array;
  readonly refreshToken: Uint8Array;
  readonly oneTimeCode: Uint8Array;
  readonly rateLimit: Uint8Array;
  readonly shadowToken: Uint8Array;
  readonly authenticator: Uint8Array;
  readonly clientKey: Uint8Array;
  readonly knownDevice: Uint8Array;
  readonly providerSignIn: Uint8Array;
  readonly providerToken: Uint8Array;
  readonly providerPerson: Uint8Array;
}

/** The keys that new things are made with, and those that older things may have been made with. */
export interface Secrets extends Keys {
  /** Keys of the secret before, while the root secret is rotated; null otherwise. */
  readonly old: Keys | null;
}

function deriveKeys(root: string): Keys {
  const derive = (purpose: string): Uint8Array =>
    new Uint8Array(hkdfSync('sha256', root, 'vinrod', purpose, 32));
  return {
    accessToken: derive('access token'),
    refreshToken: derive('refresh token'),
    oneTimeCode: derive('one-time code'),
    rateLimit: derive('rate limit'),
    shadowToken: derive('shadow token'),
    authenticator: derive('authenticator app'),
    clientKey: derive('client in the log'),
    knownDevice: derive('known device'),
    providerSignIn: derive('sign-in through a provider'),
    providerToken: derive('token of a provider'),
    providerPerson: derive('person of a provider'),
  };
}

/** Derives all keys from the root secret, and from the one before it if any (HKDF-SHA-256). */
export function deriveSecrets(root: string, old: string | null = null): Secrets {
  return { ...deriveKeys(root), old: old === null ? null : deriveKeys(old) };
}
