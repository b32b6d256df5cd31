import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { sql, type Transaction } from 'kysely';
import type { Config } from '../config/config.ts';
import type { Deps } from '../server/deps.ts';
import type { Schema } from '../store/schema/index.ts';
import { knownDeviceLifetime } from './lifetimes.ts';
import type { Account } from './users.ts';
import { verifyToken, type TokenKind } from './verify-token.ts';

const issuer = 'vinrod';
const audience = 'vinrod-login';

/** Keeps other tokens from passing as device tokens (RFC 8725). */
const tokenType = 'device+jwt';

const deviceTokenKind: TokenKind = {
  purpose: 'known device',
  key: 'knownDevice',
  typ: tokenType,
  issuer,
  audience,
  requiredClaims: ['sub', 'jti', 'exp', 'gen'],
};

const cookieName = 'device';

/** The only operation that reads the cookie, with and without a trailing slash. */
const cookiePath = '/api/v1/login';

type Owner = Pick<Account, 'id' | 'deviceGeneration'>;

/**
 * Creates the cookie that marks a browser as having signed in to an account. It signs nobody in and reveals nothing: it
 * only gives the browser its own tries, so it needs no CSRF protection.
 *
 * @returns the value of a `Set-Cookie` header.
 */
export async function knownDeviceCookie(
  deps: Pick<Deps, 'clock' | 'config' | 'secrets'>,
  owner: Owner,
): Promise<string> {
  const issuedAt = Math.floor(deps.clock.now().getTime() / 1000);
  const token = await new SignJWT({ gen: owner.deviceGeneration })
    .setProtectedHeader({ alg: 'HS256', typ: tokenType })
    .setSubject(owner.id)
    .setIssuer(issuer)
    .setAudience(audience)
    .setJti(randomUUID())
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + knownDeviceLifetime)
    .sign(deps.secrets.knownDevice);
  return cookie(deps.config, token);
}

function cookie({ publicUrl }: Config, token: string): string {
  const attributes = [
    `${cookieName}=${token}`,
    `Path=${cookiePath}`,
    `Max-Age=${knownDeviceLifetime}`,
    'HttpOnly',
    'SameSite=Strict',
    // Browsers drop a secure cookie sent over plain http, as in a local demo.
    ...(publicUrl.startsWith('https:') ? ['Secure'] : []),
  ];
  return attributes.join('; ');
}

function tokenIn(header: string | null): string | null {
  const found = (header ?? '').split(';').find((part) => part.trim().startsWith(`${cookieName}=`));
  return found === undefined ? null : found.trim().slice(cookieName.length + 1);
}

/**
 * Identifies the device of a sign-in request.
 *
 * @param header - The request's `Cookie`.
 * @returns its id, or null when it has not signed in to this account since its devices were last forgotten.
 */
export async function knownDevice(
  deps: Pick<Deps, 'clock' | 'secrets' | 'metrics'>,
  owner: Owner | undefined,
  header: string | null,
): Promise<string | null> {
  const token = tokenIn(header);
  if (token === null || owner === undefined) return null;
  const { jti, gen } = (await verifyToken(deps, deviceTokenKind, token, owner.id)) ?? {};
  return gen === owner.deviceGeneration ? (jti ?? null) : null;
}

/**
 * Forgets a user's devices together with their sessions: after a password change or a lock no device is trusted.
 *
 * @returns the owner and generation that the user's next cookies are made for.
 */
export async function forgetDevices(trx: Transaction<Schema>, userId: string): Promise<Owner> {
  const { device_generation: deviceGeneration } = await trx
    .updateTable('app_user')
    .set({ device_generation: sql`device_generation + 1` })
    .where('id', '=', userId)
    .returning('device_generation')
    .executeTakeFirstOrThrow();
  return { id: userId, deviceGeneration };
}
