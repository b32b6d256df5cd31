import type { InternalUser } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { Link } from '@vinrod/ui/link';
import { Section } from '@vinrod/ui/section';
import { Skeleton, SkeletonGroup } from '@vinrod/ui/skeleton';
import { Pencil } from 'lucide-react';
import { useState, type ReactElement } from 'react';

import { QuietLine } from '#areas/people/quiet-line';
import { useOperation } from '#data';
import { FormDialog } from '#entity-form';
import { t } from '#messages';
import { paths } from '#navigation';
import { useCan } from '#profile';
import { LoadError } from '#shell/query-state';

import * as styles from './SiteGroupsSection.css.ts';
import { SiteGroupsForm } from './SiteGroupsForm.tsx';

/** "Anläggningsgrupper": the site groups a member of staff looks after, with a button to select them. */
export function SiteGroupsSection({ user }: { readonly user: InternalUser }): ReactElement {
  const groups = useOperation('listAdministratorSiteGroups', { path: { id: user.uuid } });
  const maySelect = user.can_change;
  const can = useCan();
  const mayOpen = can('view', 'siteGroup');
  const [isOpen, setOpen] = useState(false);
  return (
    <Section
      isFirst
      title={t('internalUsers.siteGroups')}
      hasRule
      actions={
        maySelect && mayOpen && groups.error === undefined ? (
          <Button
            variant="quiet"
            size="sm"
            icon={Pencil}
            aria-label={t('internalUsers.chooseGroups')}
            isDisabled={groups.data === undefined}
            onPress={() => setOpen(true)}
          >
            {t('internalUsers.choose')}
          </Button>
        ) : undefined
      }
    >
      {content()}
      {maySelect && mayOpen && groups.data !== undefined ? (
        <FormDialog title={t('internalUsers.chooseGroups')} isOpen={isOpen} onClose={() => setOpen(false)}>
          <SiteGroupsForm user={user} selected={groups.data ?? []} onClose={() => setOpen(false)} />
        </FormDialog>
      ) : null}
    </Section>
  );

  function content(): ReactElement {
    if (groups.error !== undefined)
      return <LoadError what={t('internalUsers.siteGroups')} error={groups.error} onRetry={groups.retry} />;
    if (groups.data === undefined) {
      return (
        <SkeletonGroup>
          <Skeleton shape="block" height={87} />
        </SkeletonGroup>
      );
    }
    if (groups.data.length === 0) return <QuietLine>{t('internalUsers.noGroups')}</QuietLine>;
    return (
      <ul className={styles.list}>
        {groups.data.map(({ uuid, name, corporate_group: corporateGroup, site_count: sites }) => (
          <li key={uuid} className={styles.item}>
            {mayOpen ? <Link href={paths.siteGroup(uuid)}>{name}</Link> : name}
            <span className={styles.corporateGroup}>
              {t('internalUsers.groupOf', { koncern: corporateGroup.name, sites })}
            </span>
          </li>
        ))}
      </ul>
    );
  }
}
