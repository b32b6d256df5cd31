import { LinkButton } from '@vinrod/ui/link-button';
import { Page } from '@vinrod/ui/page';
import { Plus } from 'lucide-react';
import type { ReactElement } from 'react';

import { useKoncernSelection } from '#koncern';
import { t } from '#messages';
import { paths } from '#navigation';
import { useHasAny } from '#profile';
import { OneKoncern } from '#shell/one-koncern';
import { PageBody } from '#shell/page-body';
import { usePageTitle } from '#shell/page-heading';

import { siteGroupManagers } from '../permissions.ts';
import { SiteGroupTable } from './SiteGroupTable.tsx';

/** The site groups of the koncern that is shown. */
export function SiteGroupsScreen(): ReactElement {
  const heading = usePageTitle(t('siteGroups.title'));
  const koncern = useKoncernSelection()?.koncern;
  const mayCreate = useHasAny(siteGroupManagers) && koncern !== undefined;
  return (
    <Page
      title={t('siteGroups.title')}
      titleRef={heading}
      {...(koncern === undefined ? {} : { description: t('siteGroups.lead', { koncern: koncern.name }) })}
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
        {koncern === undefined ? <OneKoncern /> : <SiteGroupTable key={koncern.uuid} koncern={koncern} />}
      </PageBody>
    </Page>
  );
}
