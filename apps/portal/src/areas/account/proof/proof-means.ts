import type { ProofRequest } from '@vinrod/api-client';

/** By what a person proves who they are; `none` when they have to sign in again first. */
export type ProofMeans = 'password' | 'passkey' | 'recent' | 'none';

/** What the person can prove it by. */
export type PossibleProof = Pick<ProofRequest, 'has_password' | 'is_recent'> & {
  readonly hasPasskey: boolean;
};

/**
 * The means that a form asks for.
 *
 * @param prefersPasskey - Whether the person asked for their passkey in the place of the password.
 */
export function proofMeans(
  { has_password: hasPassword, hasPasskey, is_recent: isRecent }: PossibleProof,
  prefersPasskey: boolean,
): ProofMeans {
  if (hasPasskey && (prefersPasskey || !hasPassword)) return 'passkey';
  if (hasPassword) return 'password';
  return isRecent ? 'recent' : 'none';
}
