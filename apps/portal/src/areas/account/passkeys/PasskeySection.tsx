import type { Passkey } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { formatDate } from '@vinrod/ui/format';
import { Section } from '@vinrod/ui/section';
import { Skeleton, SkeletonGroup } from '@vinrod/ui/skeleton';
import { Stack } from '@vinrod/ui/stack';
import { Text } from '@vinrod/ui/text';
import { KeyRound, Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';

import { useOperation } from '#data';
import { FormDialog } from '#entity-form';
import { LoadError } from '#shell/query-state';

import { AddPasskeyForm } from './AddPasskeyForm.tsx';
import { RemovePasskeyForm } from './RemovePasskeyForm.tsx';
import { t } from './texts.ts';

/** One's own passkeys: what there are, adding one and removing one. */
export function PasskeySection(): ReactElement {
  const passkeys = useOperation('listPasskeys', {});
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<Passkey>();
  const [isRemoving, setRemoving] = useState(false);
  const closeRemoving = (): void => setRemoving(false);
  return (
    <Section title={t('passkeys.title')}>
      <Stack gap="3" align="start">
        <Text>{t('passkeys.about')}</Text>
        {list()}
        <Button icon={KeyRound} onPress={() => setAdding(true)}>
          {t('passkeys.add')}
        </Button>
      </Stack>
      <FormDialog title={t('passkeys.add')} size="sm" isOpen={isAdding} onClose={() => setAdding(false)}>
        <AddPasskeyForm onClose={() => setAdding(false)} />
      </FormDialog>
      <FormDialog
        title={removed === undefined ? '' : t('passkeys.removeOf', { name: removed.name })}
        size="sm"
        isOpen={isRemoving}
        onClose={closeRemoving}
      >
        {removed === undefined ? null : <RemovePasskeyForm passkey={removed} onClose={closeRemoving} />}
      </FormDialog>
    </Section>
  );

  function list(): ReactElement {
    if (passkeys.error !== undefined)
      return <LoadError what={t('passkeys.title')} error={passkeys.error} onRetry={passkeys.retry} />;
    if (passkeys.data === undefined)
      return (
        <SkeletonGroup>
          <Skeleton width="70%" />
        </SkeletonGroup>
      );
    if (passkeys.data.length === 0) return <Text tone="muted">{t('passkeys.none')}</Text>;
    return (
      <Stack gap="3" align="start">
        {passkeys.data.map((passkey) => (
          <Stack key={passkey.uuid} gap="1" align="start">
            <Text>{passkey.name}</Text>
            <Text tone="muted" size="small">
              {usesOf(passkey)}
            </Text>
            <Button
              size="sm"
              icon={Trash2}
              aria-label={t('passkeys.removeOf', { name: passkey.name })}
              onPress={() => {
                setRemoved(passkey);
                setRemoving(true);
              }}
            >
              {t('passkeys.remove')}
            </Button>
          </Stack>
        ))}
      </Stack>
    );
  }
}

function usesOf({ created_at: created, last_used_at: used }: Passkey): string {
  const date = formatDate(created);
  return used === null
    ? t('passkeys.neverUsed', { date })
    : t('passkeys.used', { date, used: formatDate(used) });
}
