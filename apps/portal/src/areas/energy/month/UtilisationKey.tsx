import type { ReactElement } from 'react';

import { t } from '#messages';

import * as styles from './UtilisationKey.css.ts';

/** Legend of the subscription bars (mockup 05). */
export function UtilisationKey(): ReactElement {
  return (
    <ul className={styles.key}>
      <li className={styles.item}>
        <span className={styles.used} />
        {t('month.key.highest')}
      </li>
      <li className={styles.item}>
        <span className={styles.beyond} />
        {t('month.key.excess')}
      </li>
      <li className={styles.item}>
        <span className={styles.limit} />
        {t('month.key.subscribed')}
      </li>
    </ul>
  );
}
