import { textAt } from '../server/json-document.ts';
import type { TestAnswer, TestApp } from './test-app.ts';
import { testPassword, type TestUser } from './test-people.ts';

/** The newest one-time code that was mailed to an address; a notice of the same moment may stand before it. */
export async function newestCode(app: TestApp, email: string): Promise<string> {
  const mails = await app.mailsTo(email);
  const code = mails.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).find((found) => found !== undefined);
  if (code === undefined) throw new Error(`No code was mailed to ${email}.`);
  return code;
}

/** A browser that signs in: its network address and its device cookie, if any. */
export interface Browser {
  readonly from: string;
  readonly cookie?: string;
}

/** Sends the password step, by default with the right password. */
export function sendPassword(
  app: TestApp,
  user: Pick<TestUser, 'email'>,
  { from, cookie }: Browser,
  password = testPassword,
): Promise<TestAnswer> {
  return app.request('POST', '/api/v1/login', {
    body: { email: user.email, password },
    from,
    headers: cookie === undefined ? {} : { Cookie: cookie },
  });
}

/** The first step of signing in. */
export async function startLogin(
  app: TestApp,
  user: TestUser,
  from = '192.0.2.1',
): Promise<{ readonly token: string; readonly code: string }> {
  const answer = await sendPassword(app, user, { from });
  if (answer.status !== 200) throw new Error(`The login answered ${answer.status}: ${answer.text}`);
  return { token: textAt(answer.body, 'token', 'login'), code: await newestCode(app, user.email) };
}

/** Sends the code step. */
export function sendCode(app: TestApp, token: string, otp: string, from = '192.0.2.1'): Promise<TestAnswer> {
  return app.request('POST', '/api/v1/verify-otp', { body: { token, otp }, from });
}

/** The cookie set by an answer; empty when there is none. */
export function cookieOf(answer: TestAnswer): string {
  return /^[^;]*/.exec(answer.headers.get('set-cookie') ?? '')?.[0] ?? '';
}

/**
 * Signs in with password and code.
 *
 * @returns the status of the refused step, or of the last one, and the device cookie.
 */
export async function signInFrom(
  app: TestApp,
  user: TestUser,
  browser: Browser,
): Promise<{ readonly status: number; readonly cookie: string }> {
  const login = await sendPassword(app, user, browser);
  if (login.status !== 200) return { status: login.status, cookie: '' };
  const code = await newestCode(app, user.email);
  const answer = await sendCode(app, textAt(login.body, 'token', 'login'), code, browser.from);
  return { status: answer.status, cookie: cookieOf(answer) };
}

/** A six-digit code that differs from the given one. */
export function otherCode(code: string, distance = 1): string {
  return String((Number(code) + distance) % 1_000_000).padStart(6, '0');
}
