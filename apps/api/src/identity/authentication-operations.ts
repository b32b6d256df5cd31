import { Answer, operation, publicOperation, type Operation } from '../server/operation.ts';
import {
  confirmAuthenticator,
  disableAuthenticator,
  enrollAuthenticator,
  getAuthenticator,
} from './authenticator.ts';
import { login } from './login.ts';
import { changePassword } from './own-password.ts';
import { createPassword, readPasswordLink, requestPasswordLink } from './password-links.ts';
import { beginProof } from './own-proof.ts';
import { addPasskey, beginPasskey, listPasskeys, removePasskey } from './passkeys/own-passkeys.ts';
import { beginPasskeySignIn, signInWithPasskey } from './passkeys/passkey-sign-in.ts';
import { addBrokerLink, beginBrokerLink, getBrokerLink, removeBrokerLink } from './providers/broker-link.ts';
import { signOutAddress } from './providers/provider-logout.ts';
import { completeProviderSignIn } from './providers/provider-sign-in.ts';
import { resendCode } from './resend-code.ts';
import { logout, refreshSession } from './sessions.ts';
import { verifyCode } from './verify-code.ts';

/** Sign-in, sign-out, session refresh and password changes. */
export const authenticationOperations: readonly Operation[] = [
  publicOperation('login', ({ deps, body, request }) => login(deps, body, request)),
  publicOperation('verifyOtp', async ({ deps, body, request }) => {
    const { signedIn, cookie } = await verifyCode(deps, body, request.address);
    return new Answer(signedIn, { 'Set-Cookie': cookie });
  }),
  publicOperation('resendOtp', ({ deps, body, request }) => resendCode(deps, body.token, request.address)),
  publicOperation('requestPasswordReset', async ({ deps, body, request }) => {
    await requestPasswordLink(deps, body.email, request.address);
    return {};
  }),
  publicOperation('getPasswordLink', ({ deps, params, request }) =>
    readPasswordLink(deps, params.token, request.address),
  ),
  publicOperation('createPassword', async ({ deps, params, body, request }) => {
    const cookie = await createPassword(deps, params.token, body, request.address);
    return new Answer({}, { 'Set-Cookie': cookie });
  }),
  publicOperation('refreshToken', ({ deps, body }) => refreshSession(deps, body.refresh)),
  publicOperation('completeSignIn', async ({ deps, body, request }) => {
    const { signedIn, cookie } = await completeProviderSignIn(
      deps,
      body.token,
      request.raw.headers.get('cookie'),
    );
    return new Answer(signedIn, { 'Set-Cookie': cookie });
  }),
  publicOperation('beginPasskeySignIn', ({ deps, body, request }) =>
    beginPasskeySignIn(deps, body.login, request.address),
  ),
  publicOperation('signInWithPasskey', async ({ deps, body, request }) => {
    const { signedIn, cookie } = await signInWithPasskey(deps, body, request);
    return new Answer(signedIn, { 'Set-Cookie': cookie });
  }),
  operation('beginProof', ({ deps, caller }) => beginProof(deps, caller)),
  operation('listPasskeys', ({ deps, caller }) => listPasskeys(deps, caller)),
  operation('beginPasskey', ({ deps, caller, body }) => beginPasskey(deps, caller, body)),
  operation('addPasskey', ({ deps, caller, body }) => addPasskey(deps, caller, body)),
  operation('removePasskey', ({ deps, caller, body }) => removePasskey(deps, caller, body)),
  operation('getBrokerLink', ({ deps, caller }) => getBrokerLink(deps, caller)),
  operation('beginBrokerLink', async ({ deps, caller, body, request }) => {
    const { start, cookie } = await beginBrokerLink(deps, caller, body, request);
    return new Answer(start, { 'Set-Cookie': cookie });
  }),
  operation('addBrokerLink', async ({ deps, caller, body, request }) => {
    const { link, cookie } = await addBrokerLink(deps, caller, body.token, request.raw.headers.get('cookie'));
    return new Answer(link, { 'Set-Cookie': cookie });
  }),
  operation('removeBrokerLink', ({ deps, caller, body }) => removeBrokerLink(deps, caller, body)),
  publicOperation('logout', async ({ deps, body }) => {
    const address = await signOutAddress(deps, await logout(deps, body.refresh));
    return address === null ? {} : { continue_at: address };
  }),
  operation('changePassword', async ({ deps, caller, body }) => {
    const cookie = await changePassword(deps, caller, body);
    return new Answer({}, { 'Set-Cookie': cookie });
  }),
  operation('getAuthenticator', ({ deps, caller }) => getAuthenticator(deps, caller)),
  operation('enrollAuthenticator', ({ deps, caller, body }) => enrollAuthenticator(deps, caller, body)),
  operation('confirmAuthenticator', ({ deps, caller, body }) => confirmAuthenticator(deps, caller, body.otp)),
  operation('disableAuthenticator', async ({ deps, caller, body }) => {
    await disableAuthenticator(deps, caller, body);
    return {};
  }),
];
