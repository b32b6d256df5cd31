import type { Site } from '@vinrod/api-client';
import { Link } from '@vinrod/ui/link';
import { Section } from '@vinrod/ui/section';
import { Tag } from '@vinrod/ui/tag';
import { Text } from '@vinrod/ui/text';
import type { ReactElement } from 'react';

import { corporateGroupShortcuts } from '#areas/organisation/corporate-group-shortcuts';
import { t } from '#messages';
import { paths } from '#navigation';
import { useCan, useMayOpen } from '#profile';

import * as styles from './SiteScreen.css.ts';

export interface SiteRelationsProps {
  readonly site: Site;
}

/** The groups a site belongs to, and the ways on from it. */
export function SiteRelations({ site }: SiteRelationsProps): ReactElement {
  const mayOpen = useMayOpen();
  const can = useCan();
  const maySeeGroups = can('view', 'siteGroup');
  return (
    <>
      {maySeeGroups ? (
        <Section title={t('site.groups')} level={3}>
          {site.groups.length === 0 ? (
            <Text tone="muted">{t('site.noGroups')}</Text>
          ) : (
            <ul className={styles.groups}>
              {site.groups.map(({ uuid, name }) => (
                <li key={uuid}>
                  <Tag href={paths.siteGroup(uuid)}>{name}</Tag>
                </li>
              ))}
            </ul>
          )}
        </Section>
      ) : null}
      <Section title={t('site.shortcuts')} level={3}>
        <ul className={styles.shortcuts}>
          {corporateGroupShortcuts(site.corporate_group.uuid, mayOpen).map(({ id, label, href = '' }) => (
            <li key={id}>
              <Link href={href} isStandalone>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
