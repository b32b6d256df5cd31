import type { Site } from '@vinrod/api-client';
import { Section } from '@vinrod/ui/section';
import { Tag } from '@vinrod/ui/tag';
import { Text } from '@vinrod/ui/text';
import type { ReactElement } from 'react';

import { t } from '#messages';
import { paths } from '#navigation';
import { useCan } from '#profile';

import * as styles from './SiteScreen.css.ts';

export interface SiteRelationsProps {
  readonly site: Site;
}

/** Groups of a site. */
export function SiteRelations({ site }: SiteRelationsProps): ReactElement | null {
  const can = useCan();
  if (!can('view', 'siteGroup')) return null;
  return (
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
  );
}
