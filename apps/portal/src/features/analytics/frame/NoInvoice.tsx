import { Text } from '@vinrod/ui/text';
import type { ReactElement } from 'react';

import { t } from '#messages';
import { TermHelp } from '#shell/glossary';

import * as styles from './NoInvoice.css.ts';

/** That a report is no invoice, and why their figures can differ (domain.md section 5, no. 10). */
export function NoInvoice(): ReactElement {
  return (
    <div className={styles.note}>
      <Text size="small" tone="muted">
        {t('analytics.notInvoice')}
      </Text>
      <span className={styles.help}>
        <TermHelp name="reportAndInvoice" />
      </span>
    </div>
  );
}
