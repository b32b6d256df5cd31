import type { Rule } from '../result.ts';
import type { Exchange } from '../exchange.ts';
import { sendCode, sendPassword, textOf } from '../sign-in.ts';
import type { Scene } from '../scene.ts';

const wrongCode: Rule = {
  id: 'sessions.wrong-code',
  wants: 'A wrong one-time code answers 401.',
  source: 'contract, verifyOtp',
};
const usedCode: Rule = {
  id: 'sessions.used-code',
  wants: 'A one-time code works once.',
  source: 'contract, verifyOtp',
};
const rotation: Rule = {
  id: 'sessions.rotation',
  wants:
    'A refresh answers 200 with access and refresh, the refresh token is a new one, and the access token works.',
  source: 'specification, section 7; contract, refreshToken',
};
const reuse: Rule = {
  id: 'sessions.reused-refresh',
  wants:
    'A refresh token is void after its use: the one before the last answers 401. Whoever lost a race for the last one may get the same tokens again.',
  source: 'contract, refreshToken',
};
const reuseEnds: Rule = {
  id: 'sessions.reuse-ends-session',
  wants: 'A refresh token that is used twice ends every session of the same sign-in.',
  source: 'contract, refreshToken',
};
const unknownRefresh: Rule = {
  id: 'sessions.unknown-refresh',
  wants: 'A refresh token that the back end did not make answers 401.',
  source: 'contract, refreshToken',
};
const logout: Rule = {
  id: 'sessions.logout',
  wants: 'After signing out the refresh token answers 401.',
  source: 'contract, logout',
};

/** Rules about signing in and staying signed in. */
export const sessionRules: readonly Rule[] = [
  wrongCode,
  usedCode,
  rotation,
  reuse,
  reuseEnds,
  unknownRefresh,
  logout,
];

/** Another code of the same length. */
const otherCode = (code: string): string => code.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));

const is = ({ status }: Exchange, wanted: number): string | null =>
  status === wanted ? null : String(wanted);

/** Signs in as one account, in its own sessions, and tries what must not work. */
export async function checkSessions(scene: Scene): Promise<void> {
  const { ask, callers, codes, findings } = scene;
  const account = callers[0]?.account;
  if (account === undefined) return;

  const refresh = (token: string): Promise<Exchange> =>
    scene.askAs(
      null,
      { method: 'POST', path: '/v1/token/refresh', body: { refresh: token } },
      'refreshToken',
    );
  const profile = (access: string): Promise<Exchange> =>
    scene.askAs(
      null,
      { method: 'GET', path: '/v1/users/profile/', headers: { Authorization: `Bearer ${access}` } },
      'getProfile',
    );

  const signInAgain = async (): Promise<Exchange> => {
    const login = await sendPassword(ask, account, codes);
    const token = textOf(login.json, 'token');
    const code = await codes.read(account.email);
    const wrong = await sendCode(ask, token, otherCode(code));
    findings.judge(wrongCode, 'verifyOtp', wrong, is(wrong, 401));
    const right = await sendCode(ask, token, code);
    const again = await sendCode(ask, token, code);
    findings.judge(usedCode, 'verifyOtp', again, is(again, 401));
    return right;
  };

  const start = await signInAgain();
  const first = textOf(start.json, 'refresh');
  if (first === '') {
    findings.judge(rotation, 'verifyOtp', start, '200 with access and refresh');
    return;
  }

  const unknown = await refresh(`${first}x`);
  findings.judge(unknownRefresh, 'refreshToken', unknown, is(unknown, 401));

  const second = await refresh(first);
  const secondToken = textOf(second.json, 'refresh');
  const isNew = second.status === 200 && secondToken !== '' && secondToken !== first;
  findings.judge(rotation, 'the tokens', second, isNew ? null : '200 with access and another refresh');
  const works = await profile(textOf(second.json, 'access'));
  findings.judge(rotation, 'the new access token', works, is(works, 200));

  const third = await refresh(secondToken);
  const thirdToken = textOf(third.json, 'refresh');
  // Its child is used, so this is no race of two tabs any more.
  const reused = await refresh(first);
  findings.judge(reuse, 'refreshToken', reused, is(reused, 401));
  const ended = await refresh(thirdToken);
  findings.judge(reuseEnds, 'refreshToken', ended, is(ended, 401));

  const other = await sendPassword(ask, account, codes);
  const token = textOf(other.json, 'token');
  const signedIn = await sendCode(ask, token, await codes.read(account.email));
  const left = textOf(signedIn.json, 'refresh');
  await scene.askAs(null, { method: 'POST', path: '/v1/logout', body: { refresh: left } }, 'logout');
  const afterwards = await refresh(left);
  findings.judge(logout, 'refreshToken', afterwards, is(afterwards, 401));
}
