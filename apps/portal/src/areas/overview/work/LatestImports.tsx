import { formatInteger } from '@vinrod/ui/format';
import { Link } from '@vinrod/ui/link';
import { Section } from '@vinrod/ui/section';
import { Text } from '@vinrod/ui/text';
import type { ReactElement } from 'react';

import { useOperation } from '#data';
import { formatTextTime } from '#language';
import { paths } from '#navigation';

import { t } from './texts.ts';
import * as styles from './Work.css.ts';

/** Imports at the side. */
const shownImports = 4;

/** The latest files of meter values, with what they changed. */
export function LatestImports(): ReactElement {
  const imports = useOperation('listImports', { query: { limit: shownImports } }).data;
  return (
    <Section
      title={t('work.imports')}
      hasRule
      actions={<Link href={paths.imports}>{t('work.imports.all')}</Link>}
    >
      {imports?.count === 0 ? (
        <div className={styles.sideEmpty}>
          <Text tone="muted">{t('imports.empty')}</Text>
        </div>
      ) : null}
      <ul className={styles.list}>
        {(imports?.results ?? []).map(
          ({
            uuid,
            corporate_group: { name },
            added_count: added,
            changed_count: changed,
            imported_at: at,
          }) => (
            <li key={uuid} className={styles.sideRow}>
              <span className={styles.sideWords}>
                {name}
                <span className={styles.sideDetail}>
                  {t('work.imports.values', { count: formatInteger(added), changed: formatInteger(changed) })}
                </span>
              </span>
              <span className={styles.sideTime}>{formatTextTime(at)}</span>
            </li>
          ),
        )}
      </ul>
    </Section>
  );
}
