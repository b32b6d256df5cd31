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

/** Signed in only when the answer can be stored as a session. */
const isSignedIn = (value: unknown): value is SignedIn =>
  isRecord(value) && isRecord(value['user']) && isSession(sessionOf(value));

/** Signing in and out, and setting passwords. */
export function authResource(send: Send, { postVoid }: Endpoints, storage: SessionStorage) {
  const isPublic = true;
  const open = createEndpoints((call, options) => send({ ...call, isPublic }, options));
  const logout = open.postVoid('/v1/logout');
  return {
    /** Step 1: password. Pass the token of the answer to `verifyOtp`. */
    login: open.postJson('/v1/login', 'token'),

    /** Step 2: one-time code. Stores the new session in place of any earlier one. */
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

    /** Sends a new code for the same login and invalidates the earlier one. */
    resendOtp: open.postJson('/v1/resend-otp', 'expires_in'),

    /** Requests a link by mail. Succeeds whether or not the account exists. */
    requestPasswordReset: open.postVoid('/v1/reset-password'),

    /** The purpose of the link's token; rejects when the link is wrong or too old. */
    passwordLink: open.getJson('/v1/create-password/{token}', 'kind'),

    /** Sets a new password with the token of the link. Does not sign in. */
    createPassword: open.postVoid('/v1/create-password/{token}'),

    /** Changes the user's own password, which ends all their other sessions. */
    changePassword: postVoid('/v1/change-password'),

    /**
     * Signs out here at once, then on the server. Rejects when the server could not be reached; this device is signed
     * out all the same.
     */
    async logout(options?: CallOptions): Promise<void> {
      const session = storage.get();
      storage.set(null);
      if (session) await logout({ ...options, body: { refresh: session.refreshToken } });
    },
  };
}
