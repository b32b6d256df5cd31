import type { Site } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { ComboBox } from '@vinrod/ui/combo-box';
import { Dialog } from '@vinrod/ui/dialog';
import { nameOption, type Option } from '@vinrod/ui/format';
import { Link } from '@vinrod/ui/link';
import { showToast } from '@vinrod/ui/toast';
import { Boxes } from 'lucide-react';
import { useState, type ReactElement } from 'react';

import { useInvalidate } from '#data';
import { useUnstoredDraft } from '#drafts';
import { EntityForm, useEntityForm } from '#entity-form';
import { t } from '#messages';
import { paths } from '#navigation';
import { useClient } from '#session';

/** Most groups offered per search. */
const offeredGroups = 20;

export interface AddToGroupProps {
  readonly site: Site;
}

interface ChoiceProps extends AddToGroupProps {
  readonly onClose: () => void;
}

function Choice({ site, onClose }: ChoiceProps): ReactElement {
  const client = useClient();
  const invalidate = useInvalidate();
  const corporateGroup = site.corporate_group.uuid;
  const newGroup = new URLSearchParams({ koncern: corporateGroup, site_id: site.uuid });

  const form = useEntityForm({
    draft: useUnstoredDraft<{ readonly group: Option | null }>({ group: null }),
    labels: { group: t('site.group') },
    check: ({ group }): Readonly<Record<string, string>> =>
      group === null ? { group: t('site.groupMissing') } : {},
    save: async ({ group: selected }) => {
      const group = await client.siteGroups.get({ path: { id: selected?.value ?? '' } });
      const members = new Set(group.sites_detail.map(({ uuid }) => uuid));
      if (!members.has(site.uuid)) {
        await client.siteGroups.update({
          path: { id: group.uuid },
          body: { sites: [...members, site.uuid] },
        });
      }
      return group;
    },
    onSaved: async (group) => {
      await invalidate('updateSiteGroup');
      showToast({ title: t('site.added', { site: site.name, group: group.name }) });
      onClose();
    },
  });

  return (
    <EntityForm form={form} submitLabel={t('site.addToGroup')} onCancel={onClose}>
      <ComboBox
        {...form.field('group')}
        hint={t('site.groupHint')}
        findOptions={async (search, signal) => {
          const page = await client.siteGroups.list({
            path: { id: corporateGroup },
            query: { search: search === '' ? undefined : search, limit: offeredGroups },
            signal,
          });
          return page.results.filter((group) => group.can_change).map(nameOption);
        }}
      />
      <Link href={`${paths.createSiteGroup}?${newGroup.toString()}`} isStandalone>
        {t('site.newGroup')}
      </Link>
    </EntityForm>
  );
}

/** "Lägg till i grupp": adds the site to an existing group or a new one. */
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
