import type { RateLimit } from './rate-limit.ts';

/** Failed sign-ins of one account. */
export const failedLoginsPerAccount: RateLimit = { name: 'login-account', tries: 10, seconds: 600 };

/** Failed sign-ins from one address, behind which a whole office may be. */
export const failedLoginsPerAddress: RateLimit = { name: 'login-address', tries: 50, seconds: 600 };

/** Wrong codes of one account over all its sign-ins: who knows the password still has years of guessing ahead. */
export const wrongCodesPerAccount: RateLimit = { name: 'code-account', tries: 20, seconds: 3600 };

/** Wrong codes from one address. */
export const wrongCodesPerAddress: RateLimit = { name: 'code-address', tries: 50, seconds: 600 };

/** Links for a new password that one account is sent. */
export const resetsPerAccount: RateLimit = { name: 'reset-account', tries: 5, seconds: 900 };

/** Links for a new password that are asked for from one address. */
export const resetsPerAddress: RateLimit = { name: 'reset-address', tries: 20, seconds: 600 };

/** New passwords that are tried from one address. */
export const newPasswordsPerAddress: RateLimit = { name: 'new-password-address', tries: 20, seconds: 600 };

/** Wrong passwords that somebody who is signed in gives for a change of password or authenticator app. */
export const wrongPasswordsPerUser: RateLimit = { name: 'password-user', tries: 10, seconds: 600 };

/** Wrong codes that somebody who is signed in gives when they enrol an authenticator app. */
export const wrongEnrolmentsPerUser: RateLimit = { name: 'enrol-user', tries: 10, seconds: 600 };

/** Invitations that one person is sent. */
export const invitationsPerPerson: RateLimit = { name: 'invitation-person', tries: 5, seconds: 3600 };

/** Invitations that one user sends. */
export const invitationsPerUser: RateLimit = { name: 'invitation-user', tries: 200, seconds: 3600 };
