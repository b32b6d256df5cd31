import type { Transaction } from 'kysely';
import type { AuditEventKind, AuditOutcome } from '@vinrod/api-client/contract';
import { recordEvent } from '../../audit/record-event.ts';
import { currentRequest } from '../../server/current-request.ts';
import type { Deps } from '../../server/deps.ts';
import type { Schema } from '../../store/schema/index.ts';
import { normalizeEmail } from '../users.ts';
import type { ProvidedPerson } from './provider-client.ts';
import type { SignInRefusal } from './sign-in-problem.ts';

/** A user that a person of a provider is. */
export interface Matched {
  readonly id: string;
  readonly name: string;
}

/** What a person comes to. A refusal is returned, not thrown, when it changes something that must stay. */
export type Match = { readonly user: Matched } | { readonly refusal: SignInRefusal };

/** A claim that is a text; null when it is empty or none. */
export function textOf(claims: ProvidedPerson['claims'], name: string): string | null {
  const value = claims[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** The address, when the provider vouches for it: otherwise anybody could write somebody else's into their profile. */
export function verifiedEmail({ claims }: ProvidedPerson): string | null {
  // Entra ID says by `xms_edov` that the domain of the address is the directory's own.
  const marks: readonly unknown[] = [claims['email_verified'], claims['xms_edov']];
  const isVerified = marks.some((mark) => mark === true || mark === 'true' || mark === 1 || mark === '1');
  const email = textOf(claims, 'email');
  if (!isVerified || email === null || !/^[^\s@]+@[^\s@]+$/.test(email) || email.length > 254) return null;
  return normalizeEmail(email);
}

/** Columns by which a user is matched. */
export const matchedColumns = ['app_user.id', 'first_name', 'last_name', 'user_type', 'status'] as const;

/** The user that a person of a provider is linked to, kept from others until the transaction ends. */
export async function linkedUser(trx: Transaction<Schema>, issuer: string, subject: string) {
  return trx
    .selectFrom('user_identity')
    .innerJoin('app_user', 'app_user.id', 'user_identity.user_id')
    .select(matchedColumns)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .forUpdate()
    .executeTakeFirst();
}

/** Records what a provider's word changes. */
export async function record(
  trx: Transaction<Schema>,
  { clock }: Deps,
  event: AuditEventKind,
  user: Matched,
  details: string,
  outcome: AuditOutcome = 'succeeded',
): Promise<void> {
  const request = currentRequest();
  await recordEvent(trx, {
    at: clock.now(),
    event,
    outcome,
    // The provider decides, nobody who is signed in here.
    actor: null,
    target: { kind: 'user', ...user },
    address: request?.address ?? null,
    shadowId: null,
    operation: null,
    path: null,
    status: null,
    requestId: request?.id ?? null,
    details,
  });
}
