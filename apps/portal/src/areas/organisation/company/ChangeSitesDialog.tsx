import { Checkbox } from '@vinrod/ui/checkbox';
import { Text } from '@vinrod/ui/text';
import { TextField } from '@vinrod/ui/text-field';
import { showToast } from '@vinrod/ui/toast';
import type { ReactElement } from 'react';

import { useInvalidate } from '#data';
import { useDraft } from '#drafts';
import { EntityForm, FormDialog, useEntityForm } from '#entity-form';
import { t } from '#messages';
import { useClient } from '#session';

import { isSitesDraft, newSitesDraft, type SitesField } from './sites-draft.ts';

export interface ChangeSitesDialogProps {
  /** Field to change; undefined keeps the dialog closed. */
  readonly field: SitesField | undefined;
  /** uuids of the selected sites. */
  readonly sites: readonly string[];
  readonly onClose: () => void;
  /** Called when the sites have been changed. */
  readonly onSaved: () => void;
}

function wordsOf(field: SitesField) {
  return field === 'manager'
    ? {
        title: t('sites.change.manager'),
        label: t('sites.manager'),
        missing: t('sites.change.managerMissing'),
        none: t('sites.change.noManager'),
      }
    : {
        title: t('sites.change.building'),
        label: t('sites.building'),
        missing: t('sites.change.buildingMissing'),
        none: t('sites.change.noBuilding'),
      };
}

/** Lists where sites show their förvaltare and building. */
interface ChangeFormProps extends Omit<ChangeSitesDialogProps, 'field'> {
  readonly field: SitesField;
}

function ChangeForm({ field, sites, onClose, onSaved }: ChangeFormProps): ReactElement {
  const client = useClient();
  const invalidate = useInvalidate();
  const words = wordsOf(field);
  const form = useEntityForm({
    draft: useDraft(`sites.${field}`, newSitesDraft, isSitesDraft),
    labels: { [field]: words.label },
    names: { text: field, isTakenAway: field },
    check: ({ text, isTakenAway }) => (!isTakenAway && text.trim() === '' ? { [field]: words.missing } : {}),
    save: async ({ text, isTakenAway }) => {
      const name = isTakenAway ? null : text.trim();
      const site_ids = [...sites];
      const answer = await (field === 'manager'
        ? client.sites.updateManager({ body: { site_ids, manager: name } })
        : client.sites.updateBuildingInfo({ body: { site_ids, building_name: name } }));
      return answer.updated;
    },
    onSaved: async (count) => {
      await invalidate(field === 'manager' ? 'updateSitesManager' : 'updateSitesBuildingInfo');
      showToast({ title: t('sites.changed', { count }) });
      onSaved();
    },
  });
  const { value, change, errors } = form;

  return (
    <EntityForm form={form} submitLabel={t('forms.save')} onCancel={onClose}>
      <Text tone="muted">{t('sites.change.count', { count: sites.length })}</Text>
      <TextField
        label={words.label}
        name={field}
        maxLength={200}
        autoComplete="off"
        isDisabled={value.isTakenAway}
        value={value.text}
        onChange={(text) => change({ text })}
        errorMessage={errors[field]}
      />
      <Checkbox isSelected={value.isTakenAway} onChange={(isTakenAway) => change({ isTakenAway })}>
        {words.none}
      </Checkbox>
    </EntityForm>
  );
}

/** Sets or clears the förvaltare or building of several sites. */
export function ChangeSitesDialog({ field, onClose, ...form }: ChangeSitesDialogProps): ReactElement {
  return (
    <FormDialog
      title={field === undefined ? '' : wordsOf(field).title}
      size="sm"
      isOpen={field !== undefined}
      onClose={onClose}
    >
      {field === undefined ? null : <ChangeForm field={field} onClose={onClose} {...form} />}
    </FormDialog>
  );
}
