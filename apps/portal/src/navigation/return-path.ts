import { paths } from './paths.ts';

const parameter = 'next';

/**
 * Sign-in address that leads back to where the user was. The overview is left out, since sign-in leads there anyway.
 *
 * @param address - Sign-in page or code step.
 * @param target - Path and query to return to.
 */
export function withReturnPath(address: string, target: string | undefined): string {
  if (target === undefined || target === paths.signIn || target === paths.overview) return address;
  return `${address}?${new URLSearchParams({ [parameter]: target }).toString()}`;
}

/**
 * Where to go after sign-in: the path in the address if it stays on this origin, otherwise the overview. Refuses
 * anything that a browser could read as another origin (`//`, a backslash, a scheme, control characters).
 */
export function safeReturnPath(search: string): string {
  const target = new URLSearchParams(search).get(parameter) ?? '';
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(target) ? target : paths.overview;
}
