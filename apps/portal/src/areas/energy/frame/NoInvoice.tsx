import { Text } from '@vinrod/ui/text';
import type { ReactElement } from 'react';

import { t } from '#messages';
import { FigureHelp } from '#shell/figures';

import * as styles from './NoInvoice.css.ts';

/** Says that a report is not an invoice, and why the figures can differ (domain.md section 5, no. 10). */
export function NoInvoice(): ReactElement {
  return (
    <div className={styles.note}>
      <Text size="small" tone="muted">
        {t('analytics.notInvoice')}
      </Text>
      <span className={styles.help}>
        <FigureHelp
          names={['reportAndInvoice', 'coverage', 'sitesWithoutValues']}
          label={t('analytics.notInvoice.help')}
        />
      </span>
    </div>
  );
}
