import type { operations, SignedIn } from '../contract.ts';
import { isRecord } from '../record.ts';
import { isSession, type SessionStorage } from '../session/session.ts';
import type { ArgsOf } from '../transport/endpoint-types.ts';
import { createEndpoints, type Endpoints } from '../transport/endpoints.ts';
import { json } from '../transport/readers.ts';
import type { CallOptions, Send } from '../transport/transport.ts';

const sessionOf = ({ access, refresh, user }: Partial<Record<keyof SignedIn, unknown>>) => ({
  accessToken: access,
  refreshToken: refresh,
  user,
});

/** Only what can be kept as a session counts as signed in. */
const isSignedIn = (value: unknown): value is SignedIn =>
  isRecord(value) && isRecord(value['user']) && isSession(sessionOf(value));

/** Signing in and out, and choosing a password. */
export function authResource(send: Send, { postVoid }: Endpoints, storage: SessionStorage) {
  const isPublic = true;
  const open = createEndpoints((call, options) => send({ ...call, isPublic }, options));
  const logout = open.postVoid('/v1/logout');
  return {
    /** Step 1: password. The answer's token goes into `verifyOtp`. */
    login: open.postJson('/v1/login', 'token'),

    /** Step 2: one-time code. Keeps the new session in the storage in place of any earlier one. */
    async verifyOtp(args: ArgsOf<operations['verifyOtp']>): Promise<SignedIn> {
      const { body } = args;
      const signedIn = await send(
        { method: 'POST', path: '/v1/verify-otp', body, isPublic, read: json(isSignedIn) },
        args,
      );
      const session = sessionOf(signedIn);
      if (isSession(session)) storage.set(session);
      return signedIn;
    },

    /** Sends a new code for the same login and voids the earlier one. */
    resendOtp: open.postJson('/v1/resend-otp', 'expires_in'),

    /** Asks for a link by mail. Succeeds whether or not the account exists. */
    requestPasswordReset: open.postVoid('/v1/reset-password'),

    /** What the token of the link is for; refused when the link is wrong or too old. */
    passwordLink: open.getJson('/v1/create-password/{token}', 'kind'),

    /** Sets a new password with the token of the link. Does not sign in. */
    createPassword: open.postVoid('/v1/create-password/{token}'),

    /** Changes the own password, which ends every other session of the user. */
    changePassword: postVoid('/v1/change-password'),

    /**
     * Signs out here at once, then tells the server. Rejects when the server could not be told; this
     * device is signed out all the same.
     */
    async logout(options?: CallOptions): Promise<void> {
      const session = storage.get();
      storage.set(null);
      if (session) await logout({ ...options, body: { refresh: session.refreshToken } });
    },
  };
}
