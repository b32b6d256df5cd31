import { personalDataCalls } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { saveFile } from '@vinrod/ui/download-button';
import { Section } from '@vinrod/ui/section';
import { Stack } from '@vinrod/ui/stack';
import { Text } from '@vinrod/ui/text';
import { showToast } from '@vinrod/ui/toast';
import { Download } from 'lucide-react';
import { useState, type ReactElement } from 'react';

import { errorText } from '#errors';
import { useSignedInUser } from '#profile';
import { useClient } from '#session';

import { ErasePerson, type ErasePersonProps } from './ErasePerson.tsx';
import { t } from './texts.ts';

export type PersonalDataSectionProps = ErasePersonProps;

/** "Personuppgifter" of a user: fetching what is known of them, and erasing them. Nobody erases themselves. */
export function PersonalDataSection({ user, list }: PersonalDataSectionProps): ReactElement {
  const client = useClient();
  const isSelf = useSignedInUser().profile.uuid === user.uuid;
  const [isPending, setPending] = useState(false);

  async function fetchData(): Promise<void> {
    setPending(true);
    try {
      const { blob, fileName } = await client.with(personalDataCalls).export({ path: { id: user.uuid } });
      saveFile(blob, fileName);
      showToast({ title: t('personalData.fetched') });
    } catch (error) {
      showToast({
        tone: 'danger',
        title: t('personalData.notFetched'),
        description: errorText(error),
        action: { label: t('errors.retry'), onPress: () => void fetchData() },
      });
    } finally {
      setPending(false);
    }
  }

  return (
    <Section title={t('personalData.title')}>
      <Stack gap="3" align="start">
        <Text tone="muted">{t('personalData.about', { name: user.full_name })}</Text>
        <Button icon={Download} isPending={isPending} onPress={() => void fetchData()}>
          {t('personalData.fetch')}
        </Button>
        {isSelf ? null : <ErasePerson user={user} list={list} />}
      </Stack>
    </Section>
  );
}
