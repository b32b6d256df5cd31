import type { LoginChallenge, OtpResent } from '@vinrod/api-client';

/** What the code step knows of the code, carried in the history entry so that it survives a reload. */
export interface CodeStepState {
  /** Where the code comes from: a message that was sent, or an app that the user has enrolled. */
  readonly channel: 'message' | 'app';
  /** Where the code went, most of it hidden, or what the app is called; undefined when not known. */
  readonly recipient: string | undefined;
  /** Digits of the code. */
  readonly length: number;
  /** When the code stops working, milliseconds since 1970; undefined when not known. */
  readonly expiresAt: number | undefined;
  /** From when a new code may be asked for, milliseconds since 1970. */
  readonly resendAt: number;
}

const unknownState: CodeStepState = {
  channel: 'message',
  recipient: undefined,
  length: 6,
  expiresAt: undefined,
  resendAt: 0,
};

/** What to carry to the code step after the password was right. */
export function codeStepState(challenge: LoginChallenge, now: number): CodeStepState {
  return {
    channel: challenge.otp_channel === 'totp' ? 'app' : 'message',
    recipient: challenge.masked_destination,
    length: challenge.otp_length,
    ...codeTimes(challenge, now),
  };
}

/** The instants of a code that was sent now. */
export function codeTimes(
  { expires_in: expiresIn, resend_available_in: resendIn }: OtpResent,
  now: number,
): Pick<CodeStepState, 'expiresAt' | 'resendAt'> {
  return { expiresAt: now + expiresIn * 1000, resendAt: now + resendIn * 1000 };
}

function isFiniteNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

/** Reads what a history entry carries; what is not there, or is not what it should be, is not known. */
export function readCodeStepState(state: unknown): CodeStepState {
  if (typeof state !== 'object' || state === null) return unknownState;
  const { channel, recipient, length, expiresAt, resendAt } = { ...unknownState, ...state };
  return {
    channel: channel === 'app' ? 'app' : 'message',
    recipient: typeof recipient === 'string' && recipient.length <= 254 ? recipient : undefined,
    length: Number.isInteger(length) && length >= 4 && length <= 10 ? length : unknownState.length,
    expiresAt: isFiniteNumber(expiresAt) ? expiresAt : undefined,
    resendAt: isFiniteNumber(resendAt) ? resendAt : 0,
  };
}
