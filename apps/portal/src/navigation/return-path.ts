import { paths } from './paths.ts';

const parameter = 'next';

/**
 * The address of the sign-in page that leads back to where the reader was. The overview is where signing in leads
 * anyway, so it leaves no trace.
 *
 * @param address - The sign-in page, or the code step on its way.
 * @param target - Path and query to return to.
 */
export function withReturnPath(address: string, target: string | undefined): string {
  if (target === undefined || target === paths.signIn || target === paths.overview) return address;
  return `${address}?${new URLSearchParams({ [parameter]: target }).toString()}`;
}

/**
 * Where to go after signing in: the path in the address if it stays on this origin, else the overview. Anything that a
 * browser could read as another origin (`//`, a backslash, a scheme, control characters) is refused.
 */
export function safeReturnPath(search: string): string {
  const target = new URLSearchParams(search).get(parameter) ?? '';
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(target) ? target : paths.overview;
}
