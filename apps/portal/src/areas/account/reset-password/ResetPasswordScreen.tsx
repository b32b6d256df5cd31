import { Button } from '@vinrod/ui/button';
import { LinkButton } from '@vinrod/ui/link-button';
import { Link } from '@vinrod/ui/link';
import { useAtom } from 'jotai';
import { ChevronLeft } from 'lucide-react';
import { useState, type ReactElement } from 'react';

import { EmailField, SignInForm, SignInFrame } from '#areas/account/sign-in-frame';
import { focusFirstInvalid, isEmailAddress, useSubmission } from '#forms';
import { t } from '#messages/public';
import { paths } from '#navigation';
import { typedEmailAtom, useClient } from '#session';

const fields = ['email'] as const;

/** Requests a password reset link. The response is the same whether or not the account exists. */
export function ResetPasswordScreen(): ReactElement {
  const client = useClient();
  const [email, setEmail] = useAtom(typedEmailAtom);
  const [sentTo, setSentTo] = useState<string>();
  const { isPending, errors, send, refuse, clearField } = useSubmission(fields);

  function submit(form: HTMLFormElement): void {
    const address = email.trim();
    if (!isEmailAddress(address)) {
      refuse({ email: address === '' ? t('signIn.emailMissing') : t('signIn.emailInvalid') });
      focusFirstInvalid(form);
      return;
    }
    void send(async () => {
      await client.auth.requestPasswordReset({ body: { email: address } });
      setSentTo(address);
    });
  }

  if (sentTo !== undefined) {
    return (
      <SignInFrame
        key="sent"
        title={t('reset.doneTitle')}
        lead={t('reset.done', { email: sentTo })}
        focus="always"
      >
        <LinkButton href={paths.signIn} size="lg" isFullWidth>
          {t('reset.toSignIn')}
        </LinkButton>
      </SignInFrame>
    );
  }

  return (
    <SignInFrame
      key="form"
      title={t('reset.title')}
      lead={t('reset.lead')}
      back={
        <Link href={paths.signIn} isStandalone icon={ChevronLeft}>
          {t('code.back')}
        </Link>
      }
    >
      <SignInForm problem={errors.problem} onSubmit={submit}>
        <EmailField
          value={email}
          onChange={(text) => {
            setEmail(text);
            clearField('email');
          }}
          errorMessage={errors.fields['email']}
        />
        <Button type="submit" variant="primary" size="lg" isFullWidth isPending={isPending}>
          {t('reset.submit')}
        </Button>
      </SignInForm>
    </SignInFrame>
  );
}
