import { operation, publicOperation, type Operation } from '../server/operation.ts';
import {
  confirmAuthenticator,
  disableAuthenticator,
  enrollAuthenticator,
  getAuthenticator,
} from './authenticator.ts';
import { login, resendCode } from './login.ts';
import { changePassword } from './own-password.ts';
import { createPassword, requestPasswordLink } from './password-links.ts';
import { logout, refreshSession } from './sessions.ts';
import { verifyCode } from './verify-code.ts';

/** Signing in and out, keeping the session alive, choosing a new password. */
export const authenticationOperations: readonly Operation[] = [
  publicOperation('login', ({ deps, body, request }) => login(deps, body, request)),
  publicOperation('verifyOtp', ({ deps, body, request }) => verifyCode(deps, body, request.address)),
  publicOperation('resendOtp', ({ deps, body }) => resendCode(deps, body.token)),
  publicOperation('requestPasswordReset', async ({ deps, body, request }) => {
    await requestPasswordLink(deps, body.email, request.address);
    return {};
  }),
  publicOperation('createPassword', async ({ deps, params, body, request }) => {
    await createPassword(deps, params.token, body, request.address);
    return {};
  }),
  publicOperation('refreshToken', ({ deps, body }) => refreshSession(deps, body.refresh)),
  publicOperation('logout', async ({ deps, body }) => {
    await logout(deps, body.refresh);
    return {};
  }),
  operation('changePassword', async ({ deps, caller, body }) => {
    await changePassword(deps, caller, body);
    return {};
  }),
  operation('getAuthenticator', ({ deps, caller }) => getAuthenticator(deps, caller)),
  operation('enrollAuthenticator', ({ deps, caller, body }) =>
    enrollAuthenticator(deps, caller, body.password),
  ),
  operation('confirmAuthenticator', ({ deps, caller, body }) => confirmAuthenticator(deps, caller, body.otp)),
  operation('disableAuthenticator', async ({ deps, caller, body }) => {
    await disableAuthenticator(deps, caller, body.password);
    return {};
  }),
];
