import type { CorporateGroup, Page } from '@vinrod/api-client';
import { Avatar } from '@vinrod/ui/avatar';
import { Link } from '@vinrod/ui/link';
import { Section } from '@vinrod/ui/section';
import { Text } from '@vinrod/ui/text';
import type { ReactElement } from 'react';

import { paths } from '#navigation';

import { t } from './texts.ts';
import * as styles from './Work.css.ts';

export interface MyCorporateGroupsProps {
  /** Whether the viewer is the account manager of any; the favourites are shown otherwise. */
  readonly isManager: boolean;
  readonly groups: Page<CorporateGroup>;
}

/** The first koncerner that the viewer looks after, or has marked as favourites. */
export function MyCorporateGroups({ isManager, groups }: MyCorporateGroupsProps): ReactElement {
  return (
    <Section
      title={t(isManager ? 'work.koncerner' : 'work.koncerner.favorites')}
      hasRule
      actions={<Link href={paths.corporateGroups}>{t('menu.koncerner')}</Link>}
    >
      {groups.count === 0 ? (
        <div className={styles.sideEmpty}>
          <Text tone="muted">{t('work.koncerner.none')}</Text>
        </div>
      ) : null}
      <ul className={styles.list}>
        {groups.results.map(({ uuid, name, site_count: count }) => (
          <li key={uuid} className={styles.sideRow}>
            <Avatar name={name} tone="accent" shape="square" size="md" />
            <span className={styles.sideWords}>
              <Link href={paths.corporateGroup(uuid)} tone="inherit" isStandalone>
                {name}
              </Link>
              <span className={styles.sideDetail}>{t('work.koncerner.sites', { count })}</span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
