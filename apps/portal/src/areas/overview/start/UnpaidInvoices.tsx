import type { UnpaidInvoices as UnpaidSum } from '@vinrod/api-client';
import { formatMoney } from '@vinrod/ui/format';
import { Link } from '@vinrod/ui/link';
import { Section } from '@vinrod/ui/section';
import { SkeletonGroup, SkeletonLine } from '@vinrod/ui/skeleton';
import { Text } from '@vinrod/ui/text';
import type { ReactElement } from 'react';

import { t } from '#messages';
import { FigureHelp } from '#shell/figures';

import { namedInvoices, NextInvoices } from './NextInvoices.tsx';
import { NextInvoicesSkeleton } from './NextInvoicesSkeleton.tsx';
import * as styles from './UnpaidInvoices.css.ts';

export interface UnpaidInvoicesProps {
  /** Undefined while it loads. */
  readonly sum: UnpaidSum | undefined;
  /** Address of the list of unpaid invoices. */
  readonly href: string;
  /** uuid of the corporate group whose next invoices are named; undefined names none. */
  readonly corporateGroup?: string;
}

/** Amount left to pay, with the invoices that are due first. */
export function UnpaidInvoices({ sum, href, corporateGroup }: UnpaidInvoicesProps): ReactElement {
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
      {content()}
    </Section>
  );

  function content(): ReactElement {
    if (sum === undefined) {
      return (
        <>
          <SkeletonGroup>
            <div className={styles.amount}>
              <SkeletonLine width={180} />
            </div>
          </SkeletonGroup>
          {corporateGroup === undefined ? null : <NextInvoicesSkeleton rows={namedInvoices} />}
        </>
      );
    }
    const { count, amount_sek: amount } = sum;
    if (count === 0) return <Text tone="muted">{t('overview.invoices.none')}</Text>;
    return (
      <>
        <div className={styles.sum}>
          <strong className={styles.amount}>{formatMoney(amount)}</strong>
          <Text tone="muted">{t('overview.invoices.count', { count })}</Text>
        </div>
        {corporateGroup === undefined ? null : <NextInvoices count={count} corporateGroup={corporateGroup} />}
      </>
    );
  }
}
