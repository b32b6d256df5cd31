import { textAt } from '../server/json-document.ts';
import type { TestApp } from './test-app.ts';
import { testPassword, type TestUser } from './test-people.ts';

/** The one-time code in the newest mail to an address. */
export async function newestCode(app: TestApp, email: string): Promise<string> {
  const [mail] = await app.mailsTo(email);
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
  if (code === undefined) throw new Error(`No code was mailed to ${email}.`);
  return code;
}

/** The first step of signing in. */
export async function startLogin(
  app: TestApp,
  user: TestUser,
  from = '192.0.2.1',
): Promise<{ readonly token: string; readonly code: string }> {
  const answer = await app.request('POST', '/api/v1/login', {
    body: { email: user.email, password: testPassword },
    from,
  });
  if (answer.status !== 200) throw new Error(`The login answered ${answer.status}: ${answer.text}`);
  return { token: textAt(answer.body, 'token', 'login'), code: await newestCode(app, user.email) };
}

/** A code of six digits that is not the given one. */
export function otherCode(code: string, distance = 1): string {
  return String((Number(code) + distance) % 1_000_000).padStart(6, '0');
}
