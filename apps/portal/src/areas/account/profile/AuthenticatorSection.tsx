import { Button } from '@vinrod/ui/button';
import { formatDate } from '@vinrod/ui/format';
import { Section } from '@vinrod/ui/section';
import { Skeleton, SkeletonGroup } from '@vinrod/ui/skeleton';
import { Stack } from '@vinrod/ui/stack';
import { Text } from '@vinrod/ui/text';
import { Smartphone } from 'lucide-react';
import { useState, type ReactElement } from 'react';

import { useOperation } from '#data';
import { FormDialog } from '#entity-form';
import { t } from '#messages';
import { LoadError } from '#shell/query-state';

import { DisableForm } from './DisableForm.tsx';
import { EnableForm } from './EnableForm.tsx';

/** Sign-in method: codes by mail or from an app, and switching between them. */
export function AuthenticatorSection(): ReactElement {
  const authenticator = useOperation('getAuthenticator', {});
  const [isOpen, setOpen] = useState(false);
  // Fixed when the dialog opens: the answer flips while the dialog is still closing.
  const [isDisabling, setDisabling] = useState(false);
  const close = (): void => setOpen(false);
  return <Section title={t('authenticator.title')}>{content()}</Section>;

  function content(): ReactElement {
    if (authenticator.error !== undefined) {
      return (
        <LoadError
          what={t('authenticator.title')}
          error={authenticator.error}
          onRetry={authenticator.retry}
        />
      );
    }
    if (authenticator.data === undefined) {
      return (
        <SkeletonGroup>
          <Skeleton width="70%" />
        </SkeletonGroup>
      );
    }
    const { is_enabled: isEnabled, enabled_at: since } = authenticator.data;
    return (
      <Stack gap="3" align="start">
        <Text>{isEnabled ? t('authenticator.byApp') : t('authenticator.byMail')}</Text>
        {since === null ? null : (
          <Text tone="muted" size="small">
            {t('authenticator.since', { date: formatDate(since) })}
          </Text>
        )}
        <Button
          icon={Smartphone}
          onPress={() => {
            setDisabling(isEnabled);
            setOpen(true);
          }}
        >
          {isEnabled ? t('authenticator.disable') : t('authenticator.enable')}
        </Button>
        <FormDialog
          title={isDisabling ? t('authenticator.disable') : t('authenticator.enable')}
          size="sm"
          isOpen={isOpen}
          onClose={close}
        >
          {isDisabling ? <DisableForm onClose={close} /> : <EnableForm onClose={close} />}
        </FormDialog>
      </Stack>
    );
  }
}
