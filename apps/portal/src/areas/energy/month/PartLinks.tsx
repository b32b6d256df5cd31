import type { ReactElement } from 'react';

import { t } from '#messages';

import * as styles from './MonthReport.css.ts';
import { parts } from './parts.ts';

/** Links to the parts of the report, on the same page. */
export function PartLinks(): ReactElement {
  return (
    <nav aria-label={t('month.parts')} className={styles.links}>
      <ul className={styles.linkList}>
        {parts.map((part) => (
          <li key={part}>
            <a className={styles.link} href={`#${part}`}>
              {t(`month.part.${part}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
