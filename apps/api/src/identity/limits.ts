import type { AccountBudgets } from './account-budgets.ts';
import type { RateLimit } from './rate-limit.ts';

const minute = 60;
const hour = 3600;
const day = 24 * hour;

/**
 * Wrong passwords. An address gets ten per account and then 20 an hour: a fifth of the account's total over all
 * addresses, so one attacker never exhausts it. The account's hundred is the most NIST SP 800-63B allows in a row; at a
 * hundred an hour a password that the rules accept (10^8 guesses and more) holds for a century, and the code still
 * follows. An address gets fifty over all accounts: it may serve a whole office.
 */
export const passwordBudgets: AccountBudgets = {
  device: [{ name: 'login-device', tries: 10, seconds: 10 * minute }],
  accountAndAddress: [{ name: 'login-account-address', tries: 10, seconds: 30 * minute }],
  account: [{ name: 'login-account', tries: 100, seconds: hour }],
  address: [{ name: 'login-address', tries: 50, seconds: 10 * minute }],
};

/**
 * Wrong codes, possible only with the right password. One in a million is right, so sixty a day per account give an
 * attacker a 2 % chance over a year, with a mail to the owner every day. One address gets at most two thirds of them in
 * the long run.
 */
export const codeBudgets: AccountBudgets = {
  device: [{ name: 'code-device', tries: 10, seconds: 6 * hour }],
  accountAndAddress: [{ name: 'code-account-address', tries: 10, seconds: 6 * hour }],
  account: [{ name: 'code-account', tries: 60, seconds: day }],
  address: [{ name: 'code-address', tries: 50, seconds: 10 * minute }],
};

/**
 * Mailed codes that sign nobody in, including resent ones. Limits what someone who knows the password can send to the
 * owner, so codes count even after the right password; one that completes a sign-in is given back. Two sign-ins need no
 * wait between them: a code only opens the sign-in it was sent for, so starting over needs a new one at once. The 30
 * seconds between codes of one sign-in still apply (`resendWait`). Many addresses together can exhaust the account's
 * budget; the owner's known device does not draw on it.
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
 * Links for a new password. Requesting one needs no proof, so the budget is small: one address gets a quarter of the
 * account's in the long run, and cannot keep the owner from requesting one elsewhere.
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

/** Codes for nonexistent sign-ins, per address. */
export const unknownSignInsPerAddress: RateLimit = { name: 'code-unknown-address', tries: 50, seconds: 600 };

/** Sign-ins started at a provider, per address, which may be a whole office's. */
export const providerStartsPerAddress: RateLimit = { name: 'provider-start', tries: 100, seconds: 600 };

/** Sign-ins begun with a passkey, per address. */
export const passkeyStartsPerAddress: RateLimit = { name: 'passkey-start', tries: 100, seconds: 600 };

/** Passkeys that are not accepted, per address. */
export const wrongPasskeysPerAddress: RateLimit = { name: 'passkey-wrong', tries: 20, seconds: 600 };

/** New passwords tried, per address. */
export const newPasswordsPerAddress: RateLimit = { name: 'new-password-address', tries: 20, seconds: 600 };

/** Wrong passwords from a signed-in user who changes their password or authenticator app. */
export const wrongPasswordsPerUser: RateLimit = { name: 'password-user', tries: 10, seconds: 600 };

/** Wrong codes from a signed-in user who enrols an authenticator app. */
export const wrongEnrolmentsPerUser: RateLimit = { name: 'enrol-user', tries: 10, seconds: 600 };

/** Invitations sent to one person. */
export const invitationsPerPerson: RateLimit = { name: 'invitation-person', tries: 5, seconds: 3600 };

/**
 * Refused invitations per user. A refusal reveals that an address has an account with another customer, because an
 * account belongs to the first to invite its address; so only a few are allowed a day.
 */
export const refusedInvitationsPerUser: RateLimit = { name: 'invitation-refused', tries: 20, seconds: day };

/** Invitations sent by one user. */
export const invitationsPerUser: RateLimit = { name: 'invitation-user', tries: 200, seconds: 3600 };

/**
 * Wrong secrets of service accounts. They are 256 random bits, so this limits load and noise rather than guessing, and
 * a right secret is never refused for what others tried.
 */
export const clientSecretBudgets: AccountBudgets = {
  device: [],
  accountAndAddress: [{ name: 'secret-account-address', tries: 10, seconds: 10 * minute }],
  account: [{ name: 'secret-account', tries: 100, seconds: hour }],
  address: [{ name: 'secret-address', tries: 50, seconds: 10 * minute }],
};

/** Access tokens of one service account: some for each process that starts, which then use theirs until it expires. */
export const tokensPerServiceAccount: RateLimit = {
  name: 'service-tokens',
  tries: 120,
  seconds: 10 * minute,
};

/** Calls of one service account. A call carries a whole batch, so twenty a second are more than a system needs. */
export const callsPerServiceAccount: RateLimit = { name: 'service-calls', tries: 1200, seconds: minute };
