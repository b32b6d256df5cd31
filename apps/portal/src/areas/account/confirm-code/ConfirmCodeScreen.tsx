import { Button } from '@vinrod/ui/button';
import { Link } from '@vinrod/ui/link';
import { OtpField } from '@vinrod/ui/otp-field';
import { ChevronLeft } from 'lucide-react';
import { Suspense, useCallback, useEffect, useId, useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';

import { SignInForm, SignInFrame } from '#areas/account/sign-in-frame';
import { useRuntimeConfig } from '#config';
import { focusFirstInvalid, useSubmission } from '#forms';
import { t } from '#messages/public';
import {
  codeTimes,
  paths,
  readCodeStepState,
  safeReturnPath,
  withReturnPath,
  type CodeStepState,
  type ScreenProps,
} from '#navigation';
import { useClient } from '#session';

import { lazyScreen } from '../../../chunks/lazy-screen.ts';
import { CodeLife } from './CodeLife.tsx';

/** Loaded where there are passkeys only. */
const { Screen: PasskeyButton } = lazyScreen(() =>
  import('../passkeys/PasskeyButton.tsx').then((part) => part.PasskeyButton),
);

const fields = ['otp'] as const;

function codeSource({ channel, recipient }: CodeStepState): string {
  if (channel === 'app') {
    return recipient === undefined ? t('code.inUnknownApp') : t('code.inApp', { recipient });
  }
  return recipient === undefined ? t('code.sent') : t('code.sentTo', { recipient });
}

/** Step two of signing in: the one-time code (mockup 02). */
export function ConfirmCodeScreen({ params }: ScreenProps): ReactElement {
  const token = params['token'] ?? '';
  const client = useClient();
  const { otherWays } = useRuntimeConfig();
  const [path, navigate] = useLocation();
  const state = readCodeStepState(useHistoryState<unknown>());
  const [otp, setOtp] = useState('');
  const [hasResent, setHasResent] = useState(false);
  const { isPending, errors, send, refuse, clearField } = useSubmission(fields);
  const fieldId = useId();
  const target = safeReturnPath(globalThis.location.search);

  const focusField = useCallback(() => document.getElementById(fieldId)?.focus(), [fieldId]);
  useEffect(focusField, [focusField]);

  function submit(form: HTMLFormElement): void {
    if (otp.length < state.length) {
      refuse({ otp: t('code.incomplete', { length: state.length }) });
      focusFirstInvalid(form);
      return;
    }
    setHasResent(false);
    void send(async () => {
      await client.auth.verifyOtp({ body: { token, otp } });
      navigate(target, { replace: true });
    });
  }

  function resend(): void {
    setHasResent(false);
    void send(async () => {
      const times = codeTimes(await client.auth.resendOtp({ body: { token } }), Date.now());
      navigate(withReturnPath(path, target), { replace: true, state: { ...state, ...times } });
      setOtp('');
      setHasResent(true);
      focusField();
    });
  }

  return (
    <SignInFrame
      title={t('code.title')}
      lead={codeSource(state)}
      back={
        <Link href={withReturnPath(paths.signIn, target)} isStandalone icon={ChevronLeft}>
          {t('code.back')}
        </Link>
      }
      focus="never"
    >
      <SignInForm problem={errors.problem} onSubmit={submit}>
        <OtpField
          id={fieldId}
          label={t('code.field')}
          hint={t('code.hint')}
          name="otp"
          length={state.length}
          value={otp}
          onChange={(digits) => {
            setOtp(digits);
            clearField('otp');
          }}
          errorMessage={errors.fields['otp']}
        />
        <Button type="submit" variant="primary" size="lg" isFullWidth isPending={isPending}>
          {t('code.submit')}
        </Button>
        {otherWays?.hasPasskeys === true ? (
          <Suspense>
            <PasskeyButton login={token} />
          </Suspense>
        ) : null}
      </SignInForm>
      <CodeLife state={state} hasResent={hasResent} onResend={resend} />
    </SignInFrame>
  );
}
