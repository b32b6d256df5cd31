import type { LoginChallenge, OtpResent } from '@vinrod/api-client';

/** State of the code step, carried in the history entry so that it survives a reload. */
export interface CodeStepState {
  /** Source of the code: a message, or an app that the user has enrolled. */
  readonly channel: 'message' | 'app';
  /** Where the code was sent, mostly masked, or the name of the app; undefined when not known. */
  readonly recipient: string | undefined;
  /** Number of digits in the code. */
  readonly length: number;
  /** Expiry of the code, milliseconds since 1970; undefined when not known. */
  readonly expiresAt: number | undefined;
  /** When a new code can be requested, milliseconds since 1970. */
  readonly resendAt: number;
}

const unknownState: CodeStepState = {
  channel: 'message',
  recipient: undefined,
  length: 6,
  expiresAt: undefined,
  resendAt: 0,
};

/** State to carry to the code step after a correct password. */
export function codeStepState(challenge: LoginChallenge, now: number): CodeStepState {
  return {
    channel: challenge.otp_channel === 'totp' ? 'app' : 'message',
    recipient: challenge.masked_destination,
    length: challenge.otp_length,
    ...codeTimes(challenge, now),
  };
}

/** Expiry and resend times of a code sent now. */
export function codeTimes(
  { expires_in: expiresIn, resend_available_in: resendIn }: OtpResent,
  now: number,
): Pick<CodeStepState, 'expiresAt' | 'resendAt'> {
  return { expiresAt: now + expiresIn * 1000, resendAt: now + resendIn * 1000 };
}

function isFiniteNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

/** Parses the state of a history entry; missing or invalid values are treated as not known. */
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
