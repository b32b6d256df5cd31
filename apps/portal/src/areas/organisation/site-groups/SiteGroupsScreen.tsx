import { LinkButton } from '@vinrod/ui/link-button';
import { Page } from '@vinrod/ui/page';
import { Plus } from 'lucide-react';
import type { ReactElement } from 'react';

import { useCorporateGroupSelection } from '#corporate-group';
import { t } from '#messages';
import { paths } from '#navigation';
import { useCan } from '#profile';
import { OneCorporateGroup } from '#shell/one-corporate-group';
import { PageBody } from '#shell/page-body';
import { usePageTitle } from '#shell/page-heading';

import { SiteGroupTable } from './SiteGroupTable.tsx';

/** Site groups of the selected corporate group. */
export function SiteGroupsScreen(): ReactElement {
  const heading = usePageTitle(t('siteGroups.title'));
  const corporateGroup = useCorporateGroupSelection()?.corporateGroup;
  const can = useCan();
  const mayCreate = can('create', 'siteGroup') && corporateGroup !== undefined;
  return (
    <Page
      title={t('siteGroups.title')}
      titleRef={heading}
      {...(corporateGroup === undefined
        ? {}
        : { description: t('siteGroups.lead', { koncern: corporateGroup.name }) })}
      {...(mayCreate
        ? {
            actions: (
              <LinkButton href={paths.createSiteGroup} variant="primary" icon={Plus}>
                {t('siteGroups.create')}
              </LinkButton>
            ),
          }
        : {})}
    >
      <PageBody>
        {corporateGroup === undefined ? (
          <OneCorporateGroup />
        ) : (
          <SiteGroupTable key={corporateGroup.uuid} corporateGroup={corporateGroup} />
        )}
      </PageBody>
    </Page>
  );
}
