import type {
  CreatePasswordRequest,
  LoginChallenge,
  LoginRequest,
  OtpResent,
  PasswordResetRequest,
  ResendOtpRequest,
  SignedIn,
  VerifyOtpRequest,
} from '../contract.ts';
import { isSession, type SessionStorage } from '../session/session.ts';
import { json, nothing, objectWith, type Guard } from '../transport/readers.ts';
import type { CallOptions, Send } from '../transport/transport.ts';

const hasSignedIn = objectWith<SignedIn>('access', 'refresh', 'user');

/** Only what can be kept as a session counts as signed in. */
const isSignedIn: Guard<SignedIn> = (value): value is SignedIn =>
  hasSignedIn(value) &&
  isSession({ accessToken: value.access, refreshToken: value.refresh, user: value.user });

/** Signing in and out, and choosing a password. */
export function authResource(send: Send, storage: SessionStorage) {
  const post = { method: 'POST', isPublic: true } as const;
  return {
    /** Step 1: password. The answer's token goes into `verifyOtp`. */
    login: (payload: LoginRequest, options?: CallOptions): Promise<LoginChallenge> =>
      send({ ...post, path: '/v1/login', payload, read: json(objectWith<LoginChallenge>('token')) }, options),

    /** Step 2: one-time code. Keeps the new session in the storage in place of any earlier one. */
    async verifyOtp(payload: VerifyOtpRequest, options?: CallOptions): Promise<SignedIn> {
      const signedIn = await send(
        { ...post, path: '/v1/verify-otp', payload, read: json(isSignedIn) },
        options,
      );
      const { access: accessToken, refresh: refreshToken, user } = signedIn;
      storage.set({ accessToken, refreshToken, user });
      return signedIn;
    },

    /** Sends a new code for the same login and voids the earlier one. */
    resendOtp: (payload: ResendOtpRequest, options?: CallOptions): Promise<OtpResent> =>
      send(
        { ...post, path: '/v1/resend-otp', payload, read: json(objectWith<OtpResent>('expires_in')) },
        options,
      ),

    /** Asks for a link by mail. Succeeds whether or not the account exists. */
    requestPasswordReset: (payload: PasswordResetRequest, options?: CallOptions): Promise<void> =>
      send({ ...post, path: '/v1/reset-password', payload, read: nothing }, options),

    /** Sets a new password with the token of the link. Does not sign in. */
    createPassword: (token: string, payload: CreatePasswordRequest, options?: CallOptions): Promise<void> =>
      send({ ...post, path: '/v1/create-password/{token}', ids: { token }, payload, read: nothing }, options),

    /**
     * Signs out here at once, then tells the server. Rejects when the server could not be told; this
     * device is signed out all the same.
     */
    async logout(options?: CallOptions): Promise<void> {
      const session = storage.get();
      storage.set(null);
      if (session === null) return;
      await send(
        { ...post, path: '/v1/logout', payload: { refresh: session.refreshToken }, read: nothing },
        options,
      );
    },
  };
}
