import { describe, expect, it } from 'vitest';

import { codeStepState, readCodeStepState } from './code-step-state.ts';

const now = Date.UTC(2026, 10, 20, 8, 47);

describe('what the code step knows', () => {
  it('survives the history entry', () => {
    const state = codeStepState(
      {
        token: 't',
        otp_channel: 'email',
        masked_destination: 'a***@norrviken.example',
        otp_length: 6,
        expires_in: 300,
        resend_available_in: 30,
      },
      now,
    );
    expect(state).toEqual({
      channel: 'message',
      recipient: 'a***@norrviken.example',
      length: 6,
      expiresAt: now + 300_000,
      resendAt: now + 30_000,
    });
    expect(readCodeStepState(JSON.parse(JSON.stringify(state)))).toEqual(state);
  });

  it('knows that a code of an app is not sent', () => {
    const challenge = {
      token: 't',
      otp_channel: 'totp',
      masked_destination: 'Authenticator',
      otp_length: 6,
      expires_in: 300,
      resend_available_in: 0,
    } as const;
    const carried = readCodeStepState(JSON.parse(JSON.stringify(codeStepState(challenge, now))));
    expect(carried).toMatchObject({ channel: 'app', recipient: 'Authenticator' });
  });

  it.each([null, undefined, 'text', 7, {}, { length: 99, recipient: 4, expiresAt: 'x', resendAt: null }])(
    'is unknown for %j',
    (state) => {
      expect(readCodeStepState(state)).toEqual({
        channel: 'message',
        recipient: undefined,
        length: 6,
        expiresAt: undefined,
        resendAt: 0,
      });
    },
  );
});
