import { Icon } from '@vinrod/ui/icon';
import { Link } from '@vinrod/ui/link';
import { Section } from '@vinrod/ui/section';
import { Text } from '@vinrod/ui/text';
import { Check, X } from 'lucide-react';
import type { ReactElement } from 'react';

import { useOperation } from '#data';
import { formatTextTime } from '#language';
import { paths } from '#navigation';

import { latestWords, shownStates } from './latest-words.ts';
import { t } from './texts.ts';
import * as styles from './Work.css.ts';

/** Files at the side. */
const shownFiles = 4;

/** The latest files of every kind that were read in by any door, or could not be. */
export function LatestImports(): ReactElement {
  const files = useOperation('listIntakes', { query: { state: [...shownStates], limit: shownFiles } }).data;
  return (
    <Section
      title={t('work.imports')}
      hasRule
      actions={<Link href={paths.imports}>{t('work.imports.all')}</Link>}
    >
      {files?.count === 0 ? (
        <div className={styles.sideEmpty}>
          <Text tone="muted">{t('work.imports.none')}</Text>
        </div>
      ) : null}
      <ul className={styles.list}>
        {(files?.results ?? []).map((file) => {
          const { title, detail, isRefused } = latestWords(file);
          return (
            <li key={file.uuid} className={styles.sideRow}>
              <span className={styles.sideMark[isRefused ? 'refused' : 'stored']}>
                <Icon icon={isRefused ? X : Check} size="sm" />
              </span>
              <span className={styles.sideWords}>
                {title}
                <span className={styles.sideDetail}>{detail}</span>
              </span>
              <span className={styles.sideTime}>{formatTextTime(file.created_at)}</span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
