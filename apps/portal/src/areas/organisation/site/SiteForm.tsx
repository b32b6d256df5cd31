import type { Site } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { Columns } from '@vinrod/ui/columns';
import { Form } from '@vinrod/ui/form';
import { NumberField } from '@vinrod/ui/number-field';
import { TextField } from '@vinrod/ui/text-field';
import { showToast } from '@vinrod/ui/toast';
import type { ReactElement } from 'react';

import { useInvalidate } from '#data';
import { useDraft } from '#drafts';
import { useSubmission } from '#forms';
import { t } from '#messages';
import { useClient } from '#session';
import { RestoredDraft } from '#shell/leave-question';

import { isSiteDraft, siteChange, siteDraft, siteProblems, type SiteDraft } from './site-draft.ts';

/** Props of {@link SiteForm}. */
export interface SiteFormProps {
  readonly site: Site;
  readonly onClose: () => void;
}

type TextName = 'name' | 'building_name' | 'manager' | 'street' | 'postal_code' | 'city' | 'grid_tariff';
type NumberName = 'fuse_size_a' | 'subscribed_power_kw' | 'heated_area_m2';

function fieldLabels(): Readonly<Record<keyof SiteDraft, string>> {
  return {
    name: t('sites.name'),
    building_name: t('sites.building'),
    manager: t('sites.manager'),
    street: t('site.street'),
    postal_code: t('company.postalCode'),
    city: t('company.city'),
    grid_tariff: t('site.gridTariff'),
    fuse_size_a: t('sites.fuse'),
    subscribed_power_kw: t('sites.subscribedPower'),
    heated_area_m2: t('site.heatedArea'),
  };
}

/** Changes what the supplier knows of a site. */
export function SiteForm({ site, onClose }: SiteFormProps): ReactElement {
  const client = useClient();
  const invalidate = useInvalidate();
  const labels = fieldLabels();
  const draft = useDraft(`site.${site.uuid}`, siteDraft(site), isSiteDraft);
  const { isPending, errors, problems, send, refuse, clearField } = useSubmission(Object.keys(labels));
  const { value } = draft;

  function submit(): void {
    const refused = siteProblems(site, value);
    if (Object.keys(refused).length > 0) {
      refuse(refused);
      return;
    }
    void send(async () => {
      const changed = siteChange(site, value);
      if (changed !== undefined) await client.sites.update({ path: { id: site.uuid }, body: changed });
      draft.markSaved();
      await invalidate('updateSite');
      showToast({ title: t('forms.saved') });
      onClose();
    });
  }

  const text = (name: TextName) => ({
    label: labels[name],
    name,
    autoComplete: 'off',
    value: value[name],
    onChange: (typed: string) => {
      draft.change({ [name]: typed });
      clearField(name);
    },
    errorMessage: errors.fields[name],
  });
  const number = (name: NumberName) => ({
    label: labels[name],
    name,
    isOptional: true,
    min: 0,
    value: value[name],
    onChange: (typed: number | null) => {
      draft.change({ [name]: typed });
      clearField(name);
    },
    errorMessage: errors.fields[name],
  });

  return (
    <>
      <RestoredDraft isRestored={draft.isRestored} onDiscard={draft.discard} />
      <Form
        fields={labels}
        problems={problems}
        onSubmit={submit}
        actions={
          <>
            <Button
              onPress={() => {
                draft.discard();
                onClose();
              }}
            >
              {t('forms.cancel')}
            </Button>
            <Button type="submit" variant="primary" isPending={isPending}>
              {t('forms.saveChanges')}
            </Button>
          </>
        }
      >
        <TextField maxLength={200} {...text('name')} />
        <Columns split="fields">
          <TextField isOptional maxLength={200} {...text('building_name')} />
          <TextField isOptional maxLength={200} {...text('manager')} />
        </Columns>
        <TextField maxLength={200} {...text('street')} />
        <Columns split="fields">
          <TextField inputMode="numeric" {...text('postal_code')} />
          <TextField maxLength={100} {...text('city')} />
        </Columns>
        <Columns split="fields">
          <NumberField unit="A" maxDecimals={0} {...number('fuse_size_a')} />
          <NumberField unit="kW" {...number('subscribed_power_kw')} />
        </Columns>
        <Columns split="fields">
          <TextField isOptional maxLength={100} {...text('grid_tariff')} />
          <NumberField unit="m²" {...number('heated_area_m2')} />
        </Columns>
      </Form>
    </>
  );
}
