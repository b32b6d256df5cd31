import type { KilowattHours } from '@vinrod/api-client';
import { formatEnergy, monthPartsOf, type EnergyUnit, type LocalMonth } from '@vinrod/ui/format';
import { VisuallyHidden } from '@vinrod/ui/visually-hidden';
import type { ReactElement } from 'react';
import { Link } from 'wouter';

import { formatMonth, monthName } from '#language/words';
import { t } from '#messages';

import * as styles from './MonthLinks.css.ts';

/** A month that can be pressed. */
export interface LinkedMonth {
  readonly month: LocalMonth;
  /** Null is missing, or not loaded yet. */
  readonly kwh: KilowattHours | null;
  /** Of the same month a year before. */
  readonly previousKwh: KilowattHours | null;
}

export interface MonthLinksProps {
  readonly months: readonly LinkedMonth[];
  readonly hrefOf: (month: LocalMonth) => string;
  /** That of the page; by default each month has its own. */
  readonly unit?: EnergyUnit;
  /** The month that is shown. */
  readonly current?: LocalMonth;
}

/** Months as bars beside those of the year before; pressing one leads to what changed in it. */
export function MonthLinks({ months, hrefOf, unit, current }: MonthLinksProps): ReactElement {
  const largest = Math.max(1, ...months.flatMap(({ kwh, previousKwh }) => [kwh ?? 0, previousKwh ?? 0]));
  const heightOf = (kwh: KilowattHours | null): string => `${(Math.max(0, kwh ?? 0) / largest) * 100}%`;
  return (
    <nav className={styles.root} aria-label={t('changes.months')}>
      <p className={styles.hint}>{t('changes.months.hint')}</p>
      <ul className={styles.list}>
        {months.map(({ month, kwh, previousKwh }) => (
          <li key={month}>
            <Link
              href={hrefOf(month)}
              className={styles.link}
              aria-current={month === current ? 'true' : undefined}
            >
              <span className={styles.bars} aria-hidden="true">
                <span className={styles.barOf.previous} style={{ blockSize: heightOf(previousKwh) }} />
                <span className={styles.barOf.current} style={{ blockSize: heightOf(kwh) }} />
              </span>
              <span className={styles.name} aria-hidden="true">
                {monthName(monthPartsOf(month).month, 'axis')}
              </span>
              <VisuallyHidden>{`${formatMonth(month)}, ${formatEnergy(kwh, unit === undefined ? {} : { unit })}`}</VisuallyHidden>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
