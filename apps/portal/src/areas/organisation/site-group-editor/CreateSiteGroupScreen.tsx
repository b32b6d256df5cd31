import type { SiteGroup } from '@vinrod/api-client';
import { Breadcrumbs } from '@vinrod/ui/breadcrumbs';
import { Page } from '@vinrod/ui/page';
import { showToast } from '@vinrod/ui/toast';
import { useState, type ReactElement } from 'react';
import { useLocation, useSearchParams } from 'wouter';

import { useInvalidate, useOperation } from '#data';
import { errorText } from '#errors';
import { useCorporateGroupSelection } from '#corporate-group';
import { t } from '#messages';
import { paths } from '#navigation';
import { useClient } from '#session';
import { OneCorporateGroup } from '#shell/one-corporate-group';
import { PageBody } from '#shell/page-body';
import { usePageTitle } from '#shell/page-heading';

import type { SiteGroupDraft } from './site-group-draft.ts';
import { SiteGroupForm } from './SiteGroupForm.tsx';

function CreateForm({ corporateGroup }: { readonly corporateGroup: string }): ReactElement {
  const client = useClient();
  const invalidate = useInvalidate();
  const [, navigate] = useLocation();
  const [params] = useSearchParams();
  const [firstSites] = useState(() => params.getAll('site_id'));
  const tree = useOperation('getSiteGroupSiteTree', { query: { corporate_group: corporateGroup } });

  async function markFavorite(group: string): Promise<void> {
    try {
      await client.siteGroups.toggleFavorite({ path: { id: group } });
    } catch (error) {
      showToast({ tone: 'warning', title: t('siteGroup.notMarked'), description: errorText(error) });
    }
  }

  async function save({
    name,
    description,
    visibility,
    sites,
    isFavorite,
  }: SiteGroupDraft): Promise<SiteGroup> {
    const group = await client.siteGroups.create({
      path: { id: corporateGroup },
      body: {
        name: name.trim(),
        description: description.trim(),
        visibility,
        sites: [...sites],
      },
    });
    if (isFavorite) await markFavorite(group.uuid);
    return group;
  }

  async function moveOn(group: SiteGroup): Promise<void> {
    await invalidate('createCorporateGroupSiteGroup');
    showToast({ title: t('siteGroup.created', { name: group.name }) });
    navigate(paths.siteGroup(group.uuid));
  }

  return (
    <SiteGroupForm
      form={`site-group.new.${corporateGroup}`}
      corporateGroup={corporateGroup}
      firstSites={firstSites}
      tree={tree}
      cancelAddress={paths.siteGroups}
      save={save}
      onSaved={moveOn}
    />
  );
}

/** Creates a site group from sites of the corporate group. */
export function CreateSiteGroupScreen(): ReactElement {
  const heading = usePageTitle(t('siteGroups.create'));
  const corporateGroup = useCorporateGroupSelection()?.corporateGroup;
  return (
    <Page
      title={t('siteGroups.create')}
      titleRef={heading}
      description={t('siteGroup.editorLead')}
      breadcrumbs={
        <Breadcrumbs
          items={[
            { label: t('siteGroups.title'), href: paths.siteGroups },
            { label: t('siteGroups.create') },
          ]}
        />
      }
    >
      <PageBody>
        {corporateGroup === undefined ? (
          <OneCorporateGroup />
        ) : (
          <CreateForm key={corporateGroup.uuid} corporateGroup={corporateGroup.uuid} />
        )}
      </PageBody>
    </Page>
  );
}
