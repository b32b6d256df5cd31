import type { Rule } from '../result.ts';
import { isRecord } from '../../record.ts';
import { parseJson } from '../../parse-json.ts';
import type { Scene } from '../scene.ts';
import { sendCode, sendPassword, signIn } from '../sign-in.ts';

const expiredCode: Rule = {
  id: 'expiry.expired-code',
  wants: 'A one-time code works only for the seconds that expires_in said.',
  source: 'contract, verifyOtp',
};
const expiredAccess: Rule = {
  id: 'expiry.expired-access',
  wants: 'An expired access token answers 401, and a refresh brings a new one.',
  source: 'specification, section 4; contract, Signing in',
};
/** Rules about what gets too old. */
export const expiryRules: readonly Rule[] = [expiredCode, expiredAccess];

/** Seconds until a JWT expires; null for tokens that do not tell. */
function secondsLeft(access: string): number | null {
  const payload = access.split('.')[1];
  if (payload === undefined) return null;
  try {
    const claims = parseJson(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    if (!isRecord(claims)) return null;
    const { exp, iat } = claims;
    // The difference of the two holds whatever the clocks of both computers say.
    return typeof exp === 'number' && typeof iat === 'number' ? exp - iat : null;
  } catch {
    return null;
  }
}

/** Waits until a code and an access token are too old. */
export async function checkExpiry(scene: Scene): Promise<void> {
  const { ask, callers, codes, findings, longestWait, wait } = scene;
  const account = callers[0]?.account;
  if (account === undefined) return;
  if (longestWait === 0) {
    for (const rule of expiryRules) findings.skip(rule, 'all', 'needs --wait');
    return;
  }

  const challenge = await sendPassword(ask, account, codes);
  const { expires_in: codeLife, token }: Record<string, unknown> = isRecord(challenge.json)
    ? challenge.json
    : {};
  if (typeof codeLife === 'number' && codeLife < longestWait) {
    const code = await codes.read(account.email);
    await wait(codeLife + 1);
    const late = await sendCode(ask, String(token), code);
    findings.judge(expiredCode, 'verifyOtp', late, late.status === 401 ? null : '401');
  } else findings.skip(expiredCode, 'verifyOtp', `it takes ${String(codeLife)} s; see --wait`);

  const { tokens } = await signIn(ask, account, codes, 'waiting');
  const accessLife = secondsLeft(tokens.access);
  if (accessLife === null || accessLife >= longestWait) {
    const reason =
      accessLife === null
        ? 'the access token does not tell when it expires'
        : `it takes ${accessLife} s; see --wait`;
    findings.skip(expiredAccess, 'getProfile', reason);
    return;
  }
  await wait(accessLife + 1);
  const headers = { Authorization: `Bearer ${tokens.access}` };
  const late = await ask({ method: 'GET', path: '/v1/users/profile/', headers });
  findings.judge(expiredAccess, 'getProfile', late, late.status === 401 ? null : '401');
  const renewed = await ask({ method: 'POST', path: '/v1/token/refresh', body: { refresh: tokens.refresh } });
  findings.judge(expiredAccess, 'refreshToken', renewed, renewed.status === 200 ? null : '200');
}
