import { Button } from '@vinrod/ui/button';
import { Checkbox } from '@vinrod/ui/checkbox';
import { Dialog } from '@vinrod/ui/dialog';
import { Form } from '@vinrod/ui/form';
import { Text } from '@vinrod/ui/text';
import { TextField } from '@vinrod/ui/text-field';
import { showToast } from '@vinrod/ui/toast';
import type { ReactElement } from 'react';

import { useInvalidate } from '#data';
import { useDraft } from '#drafts';
import { useSubmission } from '#forms';
import { t } from '#messages';
import { useClient } from '#session';

import { isSitesDraft, newSitesDraft, type SitesField } from './sites-draft.ts';

/** Props of {@link ChangeSitesDialog}. */
export interface ChangeSitesDialogProps {
  /** What is changed; undefined keeps the dialog closed. */
  readonly field: SitesField | undefined;
  /** uuids of the chosen sites. */
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

/** Lists whose sites tell their förvaltare and building. */
interface ChangeFormProps extends Omit<ChangeSitesDialogProps, 'field'> {
  readonly field: SitesField;
}

function ChangeForm({ field, sites, onClose, onSaved }: ChangeFormProps): ReactElement {
  const client = useClient();
  const invalidate = useInvalidate();
  const words = wordsOf(field);
  const draft = useDraft(`sites.${field}`, newSitesDraft, isSitesDraft);
  const { isPending, errors, problems, send, refuse, clearField } = useSubmission([field]);
  const { text, isTakenAway } = draft.value;

  async function save(): Promise<number> {
    const name = isTakenAway ? null : text.trim();
    const site_ids = [...sites];
    const answer = await (field === 'manager'
      ? client.sites.updateManager({ body: { site_ids, manager: name } })
      : client.sites.updateBuildingInfo({ body: { site_ids, building_name: name } }));
    return answer.updated;
  }

  function submit(): void {
    if (!isTakenAway && text.trim() === '') {
      refuse({ [field]: words.missing });
      return;
    }
    void send(async () => {
      const count = await save();
      draft.markSaved();
      await invalidate(field === 'manager' ? 'updateSitesManager' : 'updateSitesBuildingInfo');
      showToast({ title: t('sites.changed', { count }) });
      onSaved();
    });
  }

  return (
    <Form
      fields={{ [field]: words.label }}
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
            {t('forms.save')}
          </Button>
        </>
      }
    >
      <Text tone="muted">{t('sites.change.count', { count: sites.length })}</Text>
      <TextField
        label={words.label}
        name={field}
        maxLength={200}
        autoComplete="off"
        isDisabled={isTakenAway}
        value={text}
        onChange={(typed) => {
          draft.change({ text: typed });
          clearField(field);
        }}
        errorMessage={errors.fields[field]}
      />
      <Checkbox
        isSelected={isTakenAway}
        onChange={(chosen) => {
          draft.change({ isTakenAway: chosen });
          clearField(field);
        }}
      >
        {words.none}
      </Checkbox>
    </Form>
  );
}

/** Gives several sites the same förvaltare or building, or none. */
export function ChangeSitesDialog({ field, onClose, ...form }: ChangeSitesDialogProps): ReactElement {
  return (
    <Dialog
      title={field === undefined ? '' : wordsOf(field).title}
      size="sm"
      isOpen={field !== undefined}
      isDismissable={false}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      {field === undefined ? null : <ChangeForm field={field} onClose={onClose} {...form} />}
    </Dialog>
  );
}
