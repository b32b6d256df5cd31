/** The demo account of a customer's administrator. */
export const demoCustomer = { email: 'anna@norrviken.example', password: 'Vinrod-demo-2026' };

/** A demo account with every permission. */
export const demoAdministrator = { email: 'admin@vinrod.example', password: 'Vinrod-demo-2026' };

async function json(address: string, options: RequestInit = {}): Promise<unknown> {
  const response = await fetch(address, options);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

function post(address: string, body: object): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json' };
  return json(address, { method: 'POST', headers, body: JSON.stringify(body) });
}

function textAt(value: unknown, key: string): string {
  const found: unknown = Reflect.get(Object(value), key);
  if (typeof found !== 'string') throw new Error(`There is no ${key}.`);
  return found;
}

/** Text of the newest mail in the demo mailbox; empty when there is none. */
async function newestMail(origin: string): Promise<string> {
  const mails = await json(`${origin}/dev/mail.json`);
  const newest: unknown = Array.isArray(mails) ? mails[0] : undefined;
  return newest === undefined ? '' : textAt(newest, 'text');
}

/** Waits for the code in a mail newer than `before`. */
async function newCode(origin: string, before: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const mail = await newestMail(origin);
    const code = mail === before ? undefined : /\b\d{6}\b/.exec(mail)?.[0];
    if (code !== undefined) return code;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('No code has arrived.');
}

/** Tokens of a signed-in user. */
export interface DemoSession {
  readonly access: string;
  readonly refresh: string;
}

function sessionOf(answer: unknown): DemoSession {
  return { access: textAt(answer, 'access'), refresh: textAt(answer, 'refresh') };
}

/** Signs in to a running demo with password and one-time code. */
export async function startDemoSession(
  origin: string,
  account: typeof demoAdministrator,
): Promise<DemoSession> {
  const before = await newestMail(origin);
  const token = textAt(await post(`${origin}/api/v1/login`, account), 'token');
  const otp = await newCode(origin, before);
  return sessionOf(await post(`${origin}/api/v1/verify-otp`, { token, otp }));
}

/** Renews a session's tokens. */
export async function renewDemoSession(origin: string, { refresh }: DemoSession): Promise<DemoSession> {
  return sessionOf(await post(`${origin}/api/v1/token/refresh`, { refresh }));
}

/**
 * Signs in to a started demo as its administrator.
 *
 * @returns the access token.
 */
export async function signInToDemo(origin: string): Promise<string> {
  return (await startDemoSession(origin, demoAdministrator)).access;
}
