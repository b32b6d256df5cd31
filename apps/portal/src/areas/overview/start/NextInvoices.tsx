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

import * as styles from './UnpaidInvoices.css.ts';

/** Invoices named; the rest are in the list. */
const named = 3;

export interface NextInvoicesProps {
  /** uuid. */
  readonly corporateGroup: string;
}

/** The unpaid invoices that are due first, each a press from its pdf; nothing until they are known. */
export function NextInvoices({ corporateGroup }: NextInvoicesProps): ReactElement | null {
  const invoices = useOperation('listCorporateGroupInvoices', {
    path: { id: corporateGroup },
    query: { status: 'open', ordering: 'due_date', limit: named },
  }).data?.results;
  if (invoices === undefined) return null;
  return (
    <ul className={styles.list}>
      {invoices.map((invoice) => (
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
