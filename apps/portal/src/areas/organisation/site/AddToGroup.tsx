import type { Site } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { ComboBox } from '@vinrod/ui/combo-box';
import { Dialog } from '@vinrod/ui/dialog';
import { Form } from '@vinrod/ui/form';
import { nameOption, type Option } from '@vinrod/ui/format';
import { Link } from '@vinrod/ui/link';
import { showToast } from '@vinrod/ui/toast';
import { Boxes } from 'lucide-react';
import { useState, type ReactElement } from 'react';

import { useInvalidate } from '#data';
import { useSubmission } from '#forms';
import { t } from '#messages';
import { paths } from '#navigation';
import { useClient } from '#session';

/** Groups that a search offers at a time. */
const offeredGroups = 20;

/** Props of {@link AddToGroup}. */
export interface AddToGroupProps {
  readonly site: Site;
}

interface ChoiceProps extends AddToGroupProps {
  readonly onClose: () => void;
}

function Choice({ site, onClose }: ChoiceProps): ReactElement {
  const client = useClient();
  const invalidate = useInvalidate();
  const [chosen, setChosen] = useState<Option | null>(null);
  const { isPending, errors, problems, send, refuse, clearField } = useSubmission(['group']);
  const koncern = site.corporate_group.uuid;
  const newGroup = new URLSearchParams({ koncern, site_id: site.uuid });

  function submit(): void {
    if (chosen === null) {
      refuse({ group: t('site.groupMissing') });
      return;
    }
    void send(async () => {
      const group = await client.siteGroups.get({ path: { id: chosen.value } });
      const members = new Set(group.sites_detail.map(({ uuid }) => uuid));
      if (!members.has(site.uuid)) {
        await client.siteGroups.update({
          path: { id: group.uuid },
          body: { sites: [...members, site.uuid] },
        });
      }
      await invalidate('updateSiteGroup');
      showToast({ title: t('site.added', { site: site.name, group: group.name }) });
      onClose();
    });
  }

  return (
    <Form
      fields={{ group: t('site.group') }}
      problems={problems}
      onSubmit={submit}
      actions={
        <>
          <Button onPress={onClose}>{t('forms.cancel')}</Button>
          <Button type="submit" variant="primary" isPending={isPending}>
            {t('site.addToGroup')}
          </Button>
        </>
      }
    >
      <ComboBox
        label={t('site.group')}
        name="group"
        hint={t('site.groupHint')}
        value={chosen}
        onChange={(option) => {
          setChosen(option);
          clearField('group');
        }}
        errorMessage={errors.fields['group']}
        findOptions={async (search, signal) => {
          const page = await client.siteGroups.list({
            path: { id: koncern },
            query: { search: search === '' ? undefined : search, limit: offeredGroups },
            signal,
          });
          return page.results.filter((group) => group.can_change).map(nameOption);
        }}
      />
      <Link href={`${paths.createSiteGroup}?${newGroup.toString()}`} isStandalone>
        {t('site.newGroup')}
      </Link>
    </Form>
  );
}

/** "Lägg till i grupp": the site becomes one of a group that exists, or the first of a new one. */
export function AddToGroup({ site }: AddToGroupProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={Boxes} onPress={() => setOpen(true)}>
        {t('site.addToGroup')}
      </Button>
      <Dialog title={t('site.addToGroup')} size="sm" isOpen={isOpen} onOpenChange={setOpen}>
        <Choice site={site} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
