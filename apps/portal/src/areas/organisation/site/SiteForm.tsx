import type { Site } from '@vinrod/api-client';
import { Columns } from '@vinrod/ui/columns';
import { NumberField } from '@vinrod/ui/number-field';
import { TextField } from '@vinrod/ui/text-field';
import { showToast } from '@vinrod/ui/toast';
import type { ReactElement } from 'react';

import { useInvalidate } from '#data';
import { useDraft } from '#drafts';
import { EntityForm, useEntityForm } from '#entity-form';
import { t } from '#messages';
import { useClient } from '#session';

import { isSiteDraft, siteChange, siteDraft, siteProblems, type SiteDraft } from './site-draft.ts';

export interface SiteFormProps {
  readonly site: Site;
  readonly onClose: () => void;
}

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

/** Edits the supplier's data of a site. */
export function SiteForm({ site, onClose }: SiteFormProps): ReactElement {
  const client = useClient();
  const invalidate = useInvalidate();
  const form = useEntityForm({
    draft: useDraft(`site.${site.uuid}`, siteDraft(site), isSiteDraft),
    labels: fieldLabels(),
    check: (value) => siteProblems(site, value),
    save: async (value) => {
      const changed = siteChange(site, value);
      if (changed !== undefined) await client.sites.update({ path: { id: site.uuid }, body: changed });
    },
    onSaved: async () => {
      await invalidate('updateSite');
      showToast({ title: t('forms.saved') });
      onClose();
    },
  });
  const text = { autoComplete: 'off', maxLength: 200 };
  const number = { isOptional: true, min: 0 };

  return (
    <EntityForm form={form} onCancel={onClose}>
      <TextField {...form.field('name')} {...text} />
      <Columns split="fields">
        <TextField {...form.field('building_name')} {...text} isOptional />
        <TextField {...form.field('manager')} {...text} isOptional />
      </Columns>
      <TextField {...form.field('street')} {...text} />
      <Columns split="fields">
        <TextField {...form.field('postal_code')} autoComplete="off" inputMode="numeric" />
        <TextField {...form.field('city')} {...text} maxLength={100} />
      </Columns>
      <Columns split="fields">
        <NumberField {...form.field('fuse_size_a')} {...number} unit="A" maxDecimals={0} />
        <NumberField {...form.field('subscribed_power_kw')} {...number} unit="kW" />
      </Columns>
      <Columns split="fields">
        <TextField {...form.field('grid_tariff')} {...text} isOptional maxLength={100} />
        <NumberField {...form.field('heated_area_m2')} {...number} unit="m²" />
      </Columns>
    </EntityForm>
  );
}
