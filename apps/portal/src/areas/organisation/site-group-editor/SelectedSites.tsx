import type { SiteTreeNode } from '@vinrod/api-client';
import { formatInteger, formatPercent, energyQuantity, quantityText } from '@vinrod/ui/format';
import { useMemo, type ReactElement } from 'react';

import { t } from '#messages';

import { selectedSum } from './selected-sum.ts';
import * as styles from './SiteGroupForm.css.ts';

export interface SelectedSitesProps {
  readonly tree: readonly SiteTreeNode[];
  readonly selected: ReadonlySet<string>;
}

/** Totals of the site group being edited (mockup 16). */
export function SelectedSites({ tree, selected }: SelectedSitesProps): ReactElement {
  const { count, kwh, share } = useMemo(() => selectedSum(tree, selected), [tree, selected]);
  const sums = [
    [t('siteGroup.chosenCount'), formatInteger(count)],
    [t('organisation.annualConsumption'), quantityText(energyQuantity(kwh, { unit: 'kWh' }))],
    [t('siteGroup.shareOfKoncern'), share === null ? '–' : formatPercent(share)],
  ] as const;
  return (
    <dl className={styles.sums}>
      {sums.map(([label, value]) => (
        <div key={label} className={styles.sum}>
          <dt className={styles.sumLabel}>{label}</dt>
          <dd className={styles.sumValue}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
