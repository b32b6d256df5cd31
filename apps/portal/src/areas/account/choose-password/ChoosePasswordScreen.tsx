import { Button } from '@vinrod/ui/button';
import { LinkButton } from '@vinrod/ui/link-button';
import { Link } from '@vinrod/ui/link';
import { PasswordField } from '@vinrod/ui/password-field';
import { Suspense, useState, type ReactElement } from 'react';

import { SignInForm, SignInFrame } from '#areas/account/sign-in-frame';
import { useRuntimeConfig } from '#config';
import { focusFirstInvalid, passwordProblems, useSubmission } from '#forms';
import { t } from '#messages/public';
import { paths, type ScreenProps } from '#navigation';
import { useClient } from '#session';
import { PageSpinner } from '#shell/page-spinner';

import { lazyScreen } from '../../../chunks/lazy-screen.ts';
import { usePasswordLink } from './use-password-link.ts';

/** Loaded where an invitation can be taken at a provider only. */
const { Screen: ProviderButton } = lazyScreen(() =>
  import('../sign-in/ProviderButton.tsx').then((part) => part.ProviderButton),
);

const fields = ['password', 'password_confirm'] as const;

/** Sets a new password through the mailed link. Does not sign in: the code step still follows. */
export function ChoosePasswordScreen({ params }: ScreenProps): ReactElement {
  const token = params['token'] ?? '';
  const client = useClient();
  const { otherWays } = useRuntimeConfig();
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [isDone, setDone] = useState(false);
  const link = usePasswordLink(token);
  const { isPending, errors, send, refuse, clearField } = useSubmission(fields);

  function submit(form: HTMLFormElement): void {
    const problems = passwordProblems(password, confirmation);
    if (Object.keys(problems).length > 0) {
      refuse(problems);
      focusFirstInvalid(form);
      return;
    }
    void send(async () => {
      await client.auth.createPassword({
        path: { token },
        body: { password, password_confirm: confirmation },
      });
      setDone(true);
    });
  }

  if (isDone) {
    return (
      <SignInFrame key="done" title={t('choose.doneTitle')} lead={t('choose.done')} focus="always">
        <LinkButton href={paths.signIn} variant="primary" size="lg" isFullWidth>
          {t('signIn.submit')}
        </LinkButton>
      </SignInFrame>
    );
  }

  if (link === 'unknown') return <PageSpinner />;

  if (link === 'broken') {
    return (
      <SignInFrame key="broken" title={t('choose.brokenTitle')} lead={t('choose.broken')}>
        <LinkButton href={paths.resetPassword} variant="primary" size="lg" isFullWidth>
          {t('choose.newLink')}
        </LinkButton>
      </SignInFrame>
    );
  }

  const isWelcome = link !== 'unavailable' && link.kind === 'invitation';
  return (
    <SignInFrame
      key="form"
      title={isWelcome ? t('choose.welcome', { name: link.first_name }) : t('choose.title')}
      lead={isWelcome ? t('choose.welcomeLead', { rule: t('choose.lead') }) : t('choose.lead')}
    >
      <SignInForm problem={errors.problem} onSubmit={submit}>
        <PasswordField
          label={t('choose.password')}
          name="password"
          size="lg"
          autoComplete="new-password"
          value={password}
          onChange={(text) => {
            setPassword(text);
            clearField('password');
          }}
          errorMessage={errors.fields['password']}
        />
        <PasswordField
          label={t('choose.confirm')}
          name="password_confirm"
          size="lg"
          autoComplete="new-password"
          value={confirmation}
          onChange={(text) => {
            setConfirmation(text);
            clearField('password_confirm');
          }}
          errorMessage={errors.fields['password_confirm']}
        />
        <Button type="submit" variant="primary" size="lg" isFullWidth isPending={isPending}>
          {t('choose.submit')}
        </Button>
        {errors.problem === undefined ? null : <Link href={paths.resetPassword}>{t('choose.newLink')}</Link>}
        {isWelcome ? (
          <Suspense>
            {otherWays?.providers
              .filter(({ takesInvitations }) => takesInvitations)
              .map(({ name, start }) => (
                <ProviderButton key={start} name={name} start={start} invitation={token} />
              ))}
          </Suspense>
        ) : null}
      </SignInForm>
    </SignInFrame>
  );
}
