import type { Proof } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { InlineAlert } from '@vinrod/ui/inline-alert';
import { PasswordField } from '@vinrod/ui/password-field';
import { Skeleton, SkeletonGroup } from '@vinrod/ui/skeleton';
import { Stack } from '@vinrod/ui/stack';
import { Text } from '@vinrod/ui/text';
import { Fingerprint, KeyRound } from 'lucide-react';
import { useState, type ReactElement } from 'react';

import { useUnstoredDraft } from '#drafts';
import { EntityForm, useEntityForm } from '#entity-form';
import { LoadError } from '#shell/query-state';

import { t } from './texts.ts';
import { DeviceRefused, useProof } from './use-proof.ts';

export interface ProofFormProps {
  /** Name of the form. */
  readonly label: string;
  readonly submitLabel: string;
  readonly onCancel: () => void;
  /** Goes on with what proves who it is; shows the error if it rejects. */
  readonly onProof: (proof: Proof) => Promise<void>;
}

/** Asks the signed-in person to prove again who they are, by password or passkey. */
export function ProofForm({ label, submitLabel, onCancel, onProof }: ProofFormProps): ReactElement {
  const { means, hasChoice, error, retry, change, prove } = useProof();
  const [isRefused, setRefused] = useState(false);
  const form = useEntityForm({
    draft: useUnstoredDraft({ password: '' }),
    labels: { password: t('proof.password') },
    check: ({ password }): Readonly<Record<string, string>> =>
      means === 'password' && password === '' ? { password: t('proof.passwordMissing') } : {},
    save: async ({ password }) => {
      setRefused(false);
      try {
        await onProof(await prove(password));
      } catch (reason) {
        if (!(reason instanceof DeviceRefused)) throw reason;
        setRefused(true);
      }
    },
  });
  if (error !== undefined) return <LoadError what={t('proof.title')} error={error} onRetry={retry} />;
  if (means === undefined)
    return (
      <SkeletonGroup>
        <Skeleton width="70%" />
      </SkeletonGroup>
    );
  if (means === 'none') return <InlineAlert tone="warning">{t('proof.signInAgain')}</InlineAlert>;
  return (
    <Stack>
      {isRefused ? <InlineAlert tone="danger">{t('proof.refused')}</InlineAlert> : null}
      <EntityForm form={form} label={label} submitLabel={submitLabel} onCancel={onCancel}>
        {means === 'password' ? (
          <PasswordField {...form.field('password')} hint={t('proof.hint')} />
        ) : (
          <Text>{t(means === 'passkey' ? 'proof.withPasskey' : 'proof.recent')}</Text>
        )}
        {hasChoice ? (
          <Stack align="start">
            <Button size="sm" icon={means === 'passkey' ? KeyRound : Fingerprint} onPress={change}>
              {t(means === 'passkey' ? 'proof.byPassword' : 'proof.byPasskey')}
            </Button>
          </Stack>
        ) : null}
      </EntityForm>
    </Stack>
  );
}
