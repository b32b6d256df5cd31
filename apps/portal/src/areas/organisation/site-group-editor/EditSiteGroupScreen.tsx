import type { SiteGroup } from '@vinrod/api-client';
import { Breadcrumbs } from '@vinrod/ui/breadcrumbs';
import { EmptyState } from '@vinrod/ui/empty-state';
import { LinkButton } from '@vinrod/ui/link-button';
import { useMediaQuery } from '@vinrod/ui/media-query';
import { Page } from '@vinrod/ui/page';
import { Skeleton, SkeletonGroup } from '@vinrod/ui/skeleton';
import { media } from '@vinrod/ui/tokens';
import { showToast } from '@vinrod/ui/toast';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';

import { useInvalidate, useOperation } from '#data';
import { isMissing } from '#errors';
import { t } from '#messages';
import { paths, type ScreenProps } from '#navigation';
import { useClient } from '#session';
import { PageBody } from '#shell/page-body';
import { usePageTitle } from '#shell/page-heading';
import { LoadError } from '#shell/query-state';

import { siteGroupChange, type SiteGroupDraft } from './site-group-draft.ts';
import { SiteGroupForm } from './SiteGroupForm.tsx';

function EditForm({ group }: { readonly group: SiteGroup }): ReactElement {
  const client = useClient();
  const invalidate = useInvalidate();
  const [, navigate] = useLocation();
  const tree = useOperation('getSiteGroupSiteTree', {
    query: { corporate_group: group.corporate_group.uuid },
  });

  async function save(draft: SiteGroupDraft): Promise<SiteGroup> {
    const changed = siteGroupChange(group, draft);
    return changed === undefined
      ? group
      : client.siteGroups.update({ path: { id: group.uuid }, body: changed });
  }

  async function moveOn(): Promise<void> {
    await invalidate('updateSiteGroup');
    showToast({ title: t('forms.saved') });
    navigate(paths.siteGroup(group.uuid));
  }

  return (
    <SiteGroupForm
      form={`site-group.${group.uuid}`}
      corporateGroup={group.corporate_group.uuid}
      group={group}
      tree={tree}
      cancelAddress={paths.siteGroup(group.uuid)}
      save={save}
      onSaved={moveOn}
    />
  );
}

/** Changes a site group. */
export function EditSiteGroupScreen({ params }: ScreenProps): ReactElement {
  const group = useOperation('getSiteGroup', { path: { id: params['groupId'] ?? '' } });
  const { data } = group;
  const isPhone = useMediaQuery(media.belowSm);
  const isGone = group.error !== undefined && isMissing(group.error);
  const title = isGone ? t('siteGroup.missing') : t('siteGroup.editTitle');
  const heading = usePageTitle(title);
  return (
    <Page
      title={title}
      titleRef={heading}
      breadcrumbs={
        <Breadcrumbs
          items={[
            { label: t('siteGroups.title'), href: paths.siteGroups },
            // On phones its name would wrap, and push the page down when it comes.
            ...(data === undefined || isPhone
              ? []
              : [{ label: data.name, href: paths.siteGroup(data.uuid) }]),
            { label: title },
          ]}
        />
      }
    >
      <PageBody>{content()}</PageBody>
    </Page>
  );

  function content(): ReactElement {
    if (data?.can_change === false) {
      return (
        <EmptyState
          title={t('siteGroup.locked')}
          action={<LinkButton href={paths.siteGroup(data.uuid)}>{t('siteGroup.toGroup')}</LinkButton>}
        />
      );
    }
    if (data !== undefined) return <EditForm key={data.uuid} group={data} />;
    if (isGone) {
      return (
        <EmptyState
          title={t('siteGroup.missingHint')}
          action={<LinkButton href={paths.siteGroups}>{t('siteGroup.back')}</LinkButton>}
        />
      );
    }
    if (group.error !== undefined)
      return <LoadError what={t('siteGroup.whole')} error={group.error} onRetry={group.retry} />;
    return (
      <SkeletonGroup>
        <Skeleton width="40%" />
        <Skeleton shape="block" height={800} />
      </SkeletonGroup>
    );
  }
}
