import type { AccountBudgets } from './account-budgets.ts';
import type { RateLimit } from './rate-limit.ts';

const minute = 60;
const hour = 3600;
const day = 24 * hour;

/**
 * Wrong passwords. An address gets ten with an account and then 20 an hour, a fifth of what the account
 * gets from all addresses together, so one attacker never uses that up. The hundred of the account are
 * the most that NIST SP 800-63B allows in a row; at a hundred an hour a password that the rules accept
 * (10^8 guesses and more) holds for a century, and the code is still to come. An address gets fifty with
 * all accounts: a whole office may be behind it.
 */
export const passwordBudgets: AccountBudgets = {
  device: [{ name: 'login-device', tries: 10, seconds: 10 * minute }],
  accountAndAddress: [{ name: 'login-account-address', tries: 10, seconds: 30 * minute }],
  account: [{ name: 'login-account', tries: 100, seconds: hour }],
  address: [{ name: 'login-address', tries: 50, seconds: 10 * minute }],
};

/**
 * Wrong codes, which only somebody who knows the password gets to try. One in a million is right, so the
 * sixty a day of an account leave whoever goes on for a year a chance of 2 %, and have told the owner by
 * mail every day. One address gets two thirds of them at most in the long run.
 */
export const codeBudgets: AccountBudgets = {
  device: [{ name: 'code-device', tries: 10, seconds: 6 * hour }],
  accountAndAddress: [{ name: 'code-account-address', tries: 10, seconds: 6 * hour }],
  account: [{ name: 'code-account', tries: 60, seconds: day }],
  address: [{ name: 'code-address', tries: 50, seconds: 10 * minute }],
};

/**
 * Codes that are mailed and sign nobody in, those that are asked for again included. They bound what
 * somebody who knows the password can send to the owner, so they count whatever the password was; a code
 * that signs its owner in is given back. There is no wait between two sign-ins beside it: a code opens
 * only the sign-in that it was sent for, so whoever starts over needs a new one at once, while the 30
 * seconds between the codes of one sign-in stand (`resendWait`). Whoever comes from many addresses can
 * use up the account's; the owner's known device does not need them.
 */
export const codeMailBudgets: AccountBudgets = {
  device: [
    { name: 'mail-device', tries: 10, seconds: 15 * minute },
    { name: 'mail-device-day', tries: 20, seconds: day },
  ],
  accountAndAddress: [
    { name: 'mail-account-address', tries: 10, seconds: 15 * minute },
    { name: 'mail-account-address-day', tries: 20, seconds: day },
  ],
  account: [{ name: 'mail-account', tries: 60, seconds: day }],
  address: [],
};

/**
 * Links for a new password. Asking for one needs no proof of anything, so the mails are few: one address
 * gets a quarter of those of an account in the long run, and cannot keep the owner from asking elsewhere.
 */
export const resetBudgets: AccountBudgets = {
  device: [],
  accountAndAddress: [
    { name: 'reset-account-address', tries: 5, seconds: 15 * minute },
    { name: 'reset-account-address-day', tries: 10, seconds: day },
  ],
  account: [{ name: 'reset-account', tries: 40, seconds: day }],
  address: [{ name: 'reset-address', tries: 20, seconds: 10 * minute }],
};

/** Codes for sign-ins that there are not, from one address. */
export const unknownSignInsPerAddress: RateLimit = { name: 'code-unknown-address', tries: 50, seconds: 600 };

/** New passwords that are tried from one address. */
export const newPasswordsPerAddress: RateLimit = { name: 'new-password-address', tries: 20, seconds: 600 };

/** Wrong passwords that somebody who is signed in gives for a change of password or authenticator app. */
export const wrongPasswordsPerUser: RateLimit = { name: 'password-user', tries: 10, seconds: 600 };

/** Wrong codes that somebody who is signed in gives when they enrol an authenticator app. */
export const wrongEnrolmentsPerUser: RateLimit = { name: 'enrol-user', tries: 10, seconds: 600 };

/** Invitations that one person is sent. */
export const invitationsPerPerson: RateLimit = { name: 'invitation-person', tries: 5, seconds: 3600 };

/**
 * Invitations of one user that come to nothing. Whether an address has an account with another customer shows in the
 * refusal, because an account is its address and belongs to whoever invited it first; so few may be asked in a day.
 */
export const refusedInvitationsPerUser: RateLimit = { name: 'invitation-refused', tries: 20, seconds: day };

/** Invitations that one user sends. */
export const invitationsPerUser: RateLimit = { name: 'invitation-user', tries: 200, seconds: 3600 };
