import { publicOperation, type Operation } from '../server/operation.ts';
import { login, resendCode } from './login.ts';
import { createPassword, requestPasswordLink } from './password-links.ts';
import { logout, refreshSession } from './sessions.ts';
import { verifyCode } from './verify-code.ts';

/** Signing in and out, keeping the session alive, choosing a new password. */
export const authenticationOperations: readonly Operation[] = [
  publicOperation('login', ({ deps, body, request }) => login(deps, body, request.address)),
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
];
