import { Counter, type Registry } from 'prom-client';

/** What a root secret is used for where somebody comes back with something it made. */
export const secretPurposes = [
  'access token',
  'service token',
  'shadow token',
  'known device',
  'refresh token',
  'one-time code',
  'authenticator app',
  'token of a provider',
] as const;

/** One of {@link secretPurposes}. */
export type SecretPurpose = (typeof secretPurposes)[number];

/** Which of the two root secrets made something. */
export type WhichSecret = 'current' | 'old';

/** Counts by which secret accepted things were made, so that operators see when the old one is no longer needed. */
export type SecretUses = (purpose: SecretPurpose, secret: WhichSecret) => void;

/** Creates the counter of one process. */
export function createSecretUses(registry: Registry): SecretUses {
  const uses = new Counter({
    name: 'vinrod_secret_uses_total',
    help: 'Accepted tokens, codes and authenticator apps, by the root secret that they were made with.',
    labelNames: ['purpose', 'secret'],
    registers: [registry],
  });
  for (const purpose of secretPurposes)
    for (const secret of ['current', 'old'] as const) uses.inc({ purpose, secret }, 0);
  return (purpose, secret) => uses.inc({ purpose, secret });
}
