/** Seconds that an access token is valid. */
export const accessTokenLifetime = 10 * 60;

/** Seconds that a one-time code is valid (ASVS 5.0: at most 10 minutes). */
export const codeLifetime = 5 * 60;

/** Seconds between the password and the code after which a sign-in starts over. */
export const loginLifetime = 15 * 60;

/** Seconds before another code may be asked for. */
export const resendWait = 30;

/** How often another code may be asked for in one sign-in. */
export const maximumResends = 5;

/** How many codes may be tried in one sign-in. */
export const maximumAttempts = 5;

/** Digits of a one-time code. */
export const codeLength = 6;

/** Seconds after which an unused session ends. */
export const idleLifetime = 24 * 3600;

/** Seconds after which a session ends however much it is used. */
export const sessionLifetime = 7 * 24 * 3600;

/** Seconds in which a refresh token that was just exchanged gives the same child again. */
export const refreshGrace = 20;

/** Seconds that a link for choosing a password works. */
export const passwordLinkLifetime = 30 * 60;

/** Seconds that the link of an invitation works. */
export const invitationLifetime = 7 * 24 * 3600;

/** Seconds that a browser is known after a sign-in (browsers keep no cookie for more than 400 days). */
export const knownDeviceLifetime = 365 * 24 * 3600;
