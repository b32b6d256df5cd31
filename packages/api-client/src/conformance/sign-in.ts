import { isRecord } from '../record.ts';
import type { Account, Caller, CodeSource } from './account.ts';
import { received, requested, type Ask, type Exchange } from './exchange.ts';

/** Signing in did not work, so nothing can be checked. */
export class SignInFailed extends Error {
  override readonly name = 'SignInFailed';
}

/** A text field of an answer; empty when it is missing. */
export function textOf(value: unknown, key: string): string {
  const text = isRecord(value) ? value[key] : undefined;
  return typeof text === 'string' ? text : '';
}

function demand(exchange: Exchange, ...keys: readonly string[]): readonly string[] {
  const texts = keys.map((key) => textOf(exchange.json, key));
  if (exchange.status !== 200 || texts.includes(''))
    throw new SignInFailed(`${requested(exchange)} answered ${received(exchange)}`);
  return texts;
}

/** The first step: the password. */
export async function sendPassword(
  ask: Ask,
  { email, password }: Account,
  codes: CodeSource,
): Promise<Exchange> {
  await codes.prepare?.(email);
  return ask({ method: 'POST', path: '/v1/login', body: { email, password } });
}

/** The second step: the code. */
export function sendCode(ask: Ask, token: string, otp: string): Promise<Exchange> {
  return ask({ method: 'POST', path: '/v1/verify-otp', body: { token, otp } });
}

/**
 * Signs in with password and code.
 *
 * @throws SignInFailed when a step is refused.
 */
export async function signIn(ask: Ask, account: Account, codes: CodeSource, name: string): Promise<Caller> {
  const [token = ''] = demand(await sendPassword(ask, account, codes), 'token');
  const verified = await sendCode(ask, token, await codes.read(account.email));
  const [access = '', refresh = ''] = demand(verified, 'access', 'refresh');
  const profile = await ask({
    method: 'GET',
    path: '/v1/users/profile/',
    headers: { Authorization: `Bearer ${access}` },
  });
  const [uuid = ''] = demand(profile, 'uuid');
  const map = isRecord(profile.json) ? profile.json['permissions'] : null;
  const permissions = new Set(
    Object.entries(isRecord(map) ? map : {}).flatMap(([key, held]) => (held === true ? [key] : [])),
  );
  return { name, account, tokens: { access, refresh }, uuid, permissions };
}

/** Renews a caller's tokens; those that it has stay when that is refused. */
export async function renewTokens(ask: Ask, caller: Caller): Promise<void> {
  const { json } = await ask({
    method: 'POST',
    path: '/v1/token/refresh',
    body: { refresh: caller.tokens.refresh },
  });
  const [access, refresh] = [textOf(json, 'access'), textOf(json, 'refresh')];
  if (access !== '' && refresh !== '') caller.tokens = { access, refresh };
}
