import type { Invoice } from '@vinrod/api-client';
import { daysBetween, formatMoney } from '@vinrod/ui/format';
import { Link } from '@vinrod/ui/link';
import { Text } from '@vinrod/ui/text';
import type { ReactElement } from 'react';

import { useOperation } from '#data';
import { formatShortDate } from '#language/words';
import { t } from '#messages';
import { paths } from '#navigation';
import { swedishToday } from '#period';
import { LoadError } from '#shell/query-state';

import { NextInvoicesSkeleton } from './NextInvoicesSkeleton.tsx';
import * as styles from './UnpaidInvoices.css.ts';

/** Invoices named; the rest are in the list. */
export const namedInvoices = 3;

export interface NextInvoicesProps {
  /** Number of unpaid invoices. */
  readonly count: number;
  /** uuid. */
  readonly corporateGroup: string;
}

/** The unpaid invoices that are due first, each a press from its pdf. */
export function NextInvoices({ count, corporateGroup }: NextInvoicesProps): ReactElement {
  const { data, error, retry } = useOperation('listCorporateGroupInvoices', {
    path: { id: corporateGroup },
    query: { status: 'open', ordering: 'due_date', limit: namedInvoices },
  });
  if (error !== undefined) {
    return <LoadError what={t('overview.invoices')} error={error} onRetry={retry} />;
  }
  if (data === undefined) return <NextInvoicesSkeleton rows={Math.min(count, namedInvoices)} />;
  return (
    <ul className={styles.list}>
      {data.results.map((invoice) => (
        <li key={invoice.uuid} className={styles.invoice}>
          <span className={styles.words}>
            <Link href={paths.invoiceOf(corporateGroup, invoice.uuid)}>{invoice.invoice_number}</Link>
            <Text size="small" tone="muted">
              {invoice.customer.name}
            </Text>
          </span>
          <span className={styles.due}>
            {formatMoney(invoice.remaining_sek)}
            {dueText(invoice)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** "18 dygn sen" in red, or the day it is due. */
function dueText({ due_date: due }: Invoice): ReactElement {
  const today = swedishToday();
  return due < today ? (
    <span className={styles.late}>{t('overview.invoices.late', { days: daysBetween(due, today) - 1 })}</span>
  ) : (
    <Text size="small" tone="muted">
      {t('overview.invoices.due', { date: formatShortDate(due) })}
    </Text>
  );
}
