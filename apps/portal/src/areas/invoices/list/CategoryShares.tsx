import type { InvoiceCategory, InvoiceCategorySum } from '@vinrod/api-client';
import { formatMoney } from '@vinrod/ui/format';
import { vars } from '@vinrod/ui/tokens';
import type { ReactElement } from 'react';

import { t } from '#messages';

import * as styles from './CategoryShares.css.ts';

export interface CategorySharesProps {
  readonly sums: readonly InvoiceCategorySum[];
}

const colors: Readonly<Record<InvoiceCategory, string>> = {
  energy: vars.color.data1,
  surcharge: vars.color.data2,
  environment: vars.color.data3,
  fixed_fee: vars.color.data4,
  hedge: vars.color.data5,
  grid: vars.color.data6,
  tax: vars.color.data7,
  other: vars.color.data8,
};

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
