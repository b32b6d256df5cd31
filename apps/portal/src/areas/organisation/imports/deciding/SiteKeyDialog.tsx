import { intakeCalls, type Intake, type IntakeSample } from '@vinrod/api-client';
import { ComboBox } from '@vinrod/ui/combo-box';
import type { Option } from '@vinrod/ui/format';
import type { ReactElement } from 'react';

import { useInvalidate } from '#data';
import { useUnstoredDraft } from '#drafts';
import { EntityForm, FormDialog, useEntityForm } from '#entity-form';
import { useClient } from '#session';

import { siteOptions } from '../settings/site-options.ts';
import { t } from '../texts.ts';

export interface SiteKeyDialogProps {
  readonly intake: Intake;
  /** A row with an id that no site has. */
  readonly sample: IntakeSample;
  readonly onClose: () => void;
}

/** Chooses the site that an unknown id stands for; the file is then read again. */
function SiteKeyForm({ intake, sample, onClose }: SiteKeyDialogProps): ReactElement {
  const client = useClient();
  const invalidate = useInvalidate();
  const { resembles } = sample;
  const form = useEntityForm({
    draft: useUnstoredDraft<{ readonly site: Option | null }>({
      site: resembles === null ? null : { value: resembles.uuid, label: resembles.name },
    }),
    labels: { site: t('intakes.site.field') },
    check: ({ site }): Readonly<Record<string, string>> =>
      site === null ? { site: t('intakes.site.missing') } : {},
    save: async ({ site }) => {
      const others = intake.settings.site_keys.filter(({ read }) => read !== sample.read);
      await client.with(intakeCalls).update({
        path: { id: intake.uuid },
        body: { site_keys: [...others, { read: sample.read, site: site?.value ?? '' }] },
      });
    },
    onSaved: async () => {
      onClose();
      await invalidate('updateIntake');
    },
  });
  return (
    <EntityForm form={form} submitLabel={t('intakes.site.save')} onCancel={onClose}>
      <ComboBox
        {...form.field('site')}
        hint={t('intakes.site.hint')}
        findOptions={async (search, signal) => {
          if (search === '')
            return resembles === null
              ? []
              : [{ value: resembles.uuid, label: resembles.name, description: resembles.site_id }];
          return siteOptions(client, search, signal);
        }}
      />
    </EntityForm>
  );
}

/** Asks which site an unknown id stands for. */
export function SiteKeyDialog({ intake, sample, onClose }: SiteKeyDialogProps): ReactElement {
  return (
    <FormDialog isOpen onClose={onClose} size="sm" title={t('intakes.site.title', { read: sample.read })}>
      <SiteKeyForm intake={intake} sample={sample} onClose={onClose} />
    </FormDialog>
  );
}
