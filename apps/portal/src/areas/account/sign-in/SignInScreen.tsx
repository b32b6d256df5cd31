import { Button } from '@vinrod/ui/button';
import { InlineAlert } from '@vinrod/ui/inline-alert';
import { Link } from '@vinrod/ui/link';
import { PasswordField } from '@vinrod/ui/password-field';
import { Text } from '@vinrod/ui/text';
import { useAtom } from 'jotai';
import { Suspense, useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';

import { EmailField, SignInForm, SignInFrame } from '#areas/account/sign-in-frame';
import { useRuntimeConfig } from '#config';
import { focusFirstInvalid, isEmailAddress, useSubmission } from '#forms';
import { t } from '#messages/public';
import { codeStepState, pageAddress, paths, safeReturnPath, withReturnPath } from '#navigation';
import { sessionEndedAtom, typedEmailAtom, useClient } from '#session';

import { lazyScreen } from '../../../chunks/lazy-screen.ts';

import { useWrittenForm } from './use-written-form.ts';

/** Loaded where there are such ways only. */
const { Screen: OtherWaysToSignIn } = lazyScreen(() =>
  import('./OtherWaysToSignIn.tsx').then((part) => part.OtherWaysToSignIn),
);

const fields = ['email', 'password'] as const;

function missing(email: string, password: string): Readonly<Record<string, string>> {
  return {
    ...(email === ''
      ? { email: t('signIn.emailMissing') }
      : isEmailAddress(email)
        ? {}
        : { email: t('signIn.emailInvalid') }),
    ...(password === '' ? { password: t('signIn.passwordMissing') } : {}),
  };
}

/** Step one of signing in: e-mail and password (mockup 01). Keeps the input when sign-in is refused. */
export function SignInScreen(): ReactElement {
  const client = useClient();
  const { supplier, otherWays } = useRuntimeConfig();
  const [, navigate] = useLocation();
  const [keptEmail, keepEmail] = useAtom(typedEmailAtom);
  // The atom renders later than a state: in between, the field would be emptied of what was typed before the script came.
  const [email, setEmail] = useState(keptEmail);
  const [password, setPassword] = useState('');
  const [hasEnded, setEnded] = useAtom(sessionEndedAtom);
  // A provider sends the browser back here with a token after #.
  const isBack = pageAddress().hash.length > 1;
  const { isPending, errors, send, refuse, clearField } = useSubmission(fields);

  function changeEmail(text: string): void {
    setEmail(text);
    keepEmail(text);
  }

  useWrittenForm((typed) => {
    changeEmail(typed('email'));
    setPassword(typed('password'));
  });

  function submit(form: HTMLFormElement): void {
    const address = email.trim();
    const problems = missing(address, password);
    if (Object.keys(problems).length > 0) {
      refuse(problems);
      focusFirstInvalid(form);
      return;
    }
    void send(async () => {
      const challenge = await client.auth.login({ body: { email: address, password } });
      setEnded(false);
      const target = safeReturnPath(globalThis.location.search);
      navigate(withReturnPath(paths.confirmCode(challenge.token), target), {
        state: codeStepState(challenge, Date.now()),
      });
    });
  }

  return (
    <SignInFrame
      title={t('signIn.title')}
      lead={t('signIn.lead', { supplier: supplier.name })}
      notice={hasEnded ? <InlineAlert tone="info">{t('signIn.ended')}</InlineAlert> : undefined}
    >
      {isBack && otherWays !== undefined ? otherForms() : passwordForm()}
    </SignInFrame>
  );

  function passwordForm(): ReactElement {
    return (
      <SignInForm problem={errors.problem} onSubmit={submit}>
        <EmailField
          value={email}
          onChange={(text) => {
            changeEmail(text);
            clearField('email');
          }}
          errorMessage={errors.fields['email']}
        />
        <PasswordField
          label={t('signIn.password')}
          name="password"
          size="lg"
          value={password}
          onChange={(text) => {
            setPassword(text);
            clearField('password');
          }}
          errorMessage={errors.fields['password']}
        />
        <Button type="submit" variant="primary" size="lg" isFullWidth isPending={isPending}>
          {t('signIn.submit')}
        </Button>
        <Link href={paths.resetPassword}>{t('signIn.forgotten')}</Link>
        <Text size="small" tone="muted">
          {t('signIn.next')}
        </Text>
        {otherForms()}
      </SignInForm>
    );
  }

  function otherForms(): ReactElement | null {
    if (otherWays === undefined) return null;
    return (
      <Suspense>
        <OtherWaysToSignIn {...otherWays} />
      </Suspense>
    );
  }
}
