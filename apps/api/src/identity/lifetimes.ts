/** Seconds that an access token is valid. */
export const accessTokenLifetime = 10 * 60;

/** Seconds that a one-time code is valid (ASVS 5.0: at most 10 minutes). */
export const codeLifetime = 5 * 60;

/** Seconds allowed between the password and the code; then the sign-in starts over. */
export const loginLifetime = 15 * 60;

/** Seconds before another code can be requested. */
export const resendWait = 30;

/** How often another code can be requested in one sign-in. */
export const maximumResends = 5;

/** How many codes may be tried in one sign-in. */
export const maximumAttempts = 5;

/** Digits of a one-time code. */
export const codeLength = 6;

/** Seconds after which an unused session ends. */
export const idleLifetime = 24 * 3600;

/** Seconds after which a session ends even when it is in use. */
export const sessionLifetime = 7 * 24 * 3600;

/** Seconds during which an already exchanged refresh token returns the same child again. */
export const refreshGrace = 20;

/** Seconds that a device has to answer with a passkey. */
export const passkeyLifetime = 5 * 60;

/** Seconds after a sign-in in which it proves who somebody without password and passkey is. */
export const recentSignIn = 10 * 60;

/** Seconds that the portal has to fetch what a provider's answer left for it. */
export const handoverLifetime = 60;

/** Lifetime of a password link in seconds. */
export const passwordLinkLifetime = 30 * 60;

/** Lifetime of an invitation link in seconds. */
export const invitationLifetime = 7 * 24 * 3600;

/** Seconds that a browser stays known after a sign-in (browsers cap cookies at 400 days). */
export const knownDeviceLifetime = 365 * 24 * 3600;
