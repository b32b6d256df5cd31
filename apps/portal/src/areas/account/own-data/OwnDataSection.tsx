import { personalDataCalls } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { saveFile } from '@vinrod/ui/download-button';
import { Section } from '@vinrod/ui/section';
import { Stack } from '@vinrod/ui/stack';
import { Text } from '@vinrod/ui/text';
import { showToast } from '@vinrod/ui/toast';
import { Download } from 'lucide-react';
import { useState, type ReactElement } from 'react';

import { FormDialog } from '#entity-form';
import { useClient } from '#session';

import { ProofForm } from '../proof/index.ts';
import { t } from './texts.ts';

/** "Mina uppgifter": fetching all that is known of oneself. */
export function OwnDataSection(): ReactElement {
  const client = useClient();
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <Section title={t('ownData.title')}>
      <Stack gap="3" align="start">
        <Text>{t('ownData.about')}</Text>
        <Button icon={Download} onPress={() => setOpen(true)}>
          {t('ownData.fetch')}
        </Button>
      </Stack>
      <FormDialog title={t('ownData.fetch')} size="sm" isOpen={isOpen} onClose={close}>
        <ProofForm
          label={t('ownData.fetch')}
          submitLabel={t('ownData.fetch')}
          onCancel={close}
          onProof={async (proof) => {
            const { blob, fileName } = await client.with(personalDataCalls).exportOwn({ body: proof });
            close();
            saveFile(blob, fileName);
            showToast({ title: t('ownData.fetched') });
          }}
        />
      </FormDialog>
    </Section>
  );
}
