import { serviceScopes, type ServiceScope } from '../server/service-caller.ts';

/** The known scopes among texts of the database, in the order of the contract. */
export function knownScopes(texts: readonly string[]): readonly ServiceScope[] {
  return serviceScopes.filter((scope) => texts.includes(scope));
}

/**
 * Reads scopes separated by single spaces (RFC 6749, section 3.3).
 *
 * @returns null when one is unknown; without repetitions, in the order of the contract.
 */
export function readScopes(text: string): readonly ServiceScope[] | null {
  const named = text.split(' ');
  const known = knownScopes(named);
  return named.every((name) => known.some((scope) => scope === name)) ? known : null;
}
