import type { InvoiceCategory, InvoiceCategorySum } from '@vinrod/api-client';
import { formatMoney } from '@vinrod/ui/format';
import type { ReactElement } from 'react';

import { t } from '#messages';

import * as styles from './CategoryShares.css.ts';

export interface CategorySharesProps {
  readonly sums: readonly InvoiceCategorySum[];
}

const colors: Readonly<Record<InvoiceCategory, string>> = styles.colors;

/** Breakdown of the amount before VAT: a bar of shares, and the same in words. */
export function CategoryShares({ sums }: CategorySharesProps): ReactElement {
  const shown = sums.filter(({ amount_excl_vat_sek: sek }) => sek > 0);
  return (
    <figure className={styles.figure} aria-label={t('invoices.lines.shares')}>
      <div className={styles.bar} aria-hidden="true">
        {shown.map(({ category, amount_excl_vat_sek: sek }) => (
          <span
            key={category}
            className={styles.share}
            style={{ flexGrow: sek, background: colors[category] }}
          />
        ))}
      </div>
      <ul className={styles.legend}>
        {sums.map(({ category, amount_excl_vat_sek: sek }) => (
          <li key={category} className={styles.entry}>
            <span className={styles.mark} style={{ background: colors[category] }} aria-hidden="true" />
            {t(`invoices.category.${category}`)} {formatMoney(sek)}
          </li>
        ))}
      </ul>
    </figure>
  );
}
