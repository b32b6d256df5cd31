import type { UnpaidInvoices as UnpaidSum } from '@vinrod/api-client';
import { formatMoney } from '@vinrod/ui/format';
import { Link } from '@vinrod/ui/link';
import { Section } from '@vinrod/ui/section';
import { Text } from '@vinrod/ui/text';
import type { ReactElement } from 'react';

import { t } from '#messages';
import { FigureHelp } from '#shell/figures';

import { NextInvoices } from './NextInvoices.tsx';
import * as styles from './UnpaidInvoices.css.ts';

export interface UnpaidInvoicesProps {
  readonly sum: UnpaidSum;
  /** Address of the list of unpaid invoices. */
  readonly href: string;
  /** uuid of the corporate group whose next invoices are named; undefined names none. */
  readonly corporateGroup?: string;
}

/** Amount left to pay, with the invoices that are due first. */
export function UnpaidInvoices({
  sum: { count, amount_sek: amount },
  href,
  corporateGroup,
}: UnpaidInvoicesProps): ReactElement {
  return (
    <Section
      title={t('overview.invoices')}
      hasRule
      actions={
        <>
          <Link href={href}>{t('overview.invoices.all')}</Link>
          <FigureHelp names={['unpaidInvoices', 'remaining']} label={t('overview.invoices')} />
        </>
      }
    >
      {count === 0 ? (
        <Text tone="muted">{t('overview.invoices.none')}</Text>
      ) : (
        <>
          <div className={styles.sum}>
            <strong className={styles.amount}>{formatMoney(amount)}</strong>
            <Text tone="muted">{t('overview.invoices.count', { count })}</Text>
          </div>
          {corporateGroup === undefined ? null : <NextInvoices corporateGroup={corporateGroup} />}
        </>
      )}
    </Section>
  );
}
