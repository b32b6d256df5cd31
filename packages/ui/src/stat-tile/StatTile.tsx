import { CircleAlert } from 'lucide-react';
import { useState, type ReactElement, type ReactNode } from 'react';

import { MISSING } from '@vinrod/locale/characters';
import type { Quantity } from '@vinrod/locale/number';
import type { Change } from '@vinrod/locale/percent';
import { Icon } from '../icon/Icon.tsx';
import { Link } from '../link/Link.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import type { RiseMeaning } from './change-tone.ts';
import { ChangeText } from './ChangeText.tsx';
import { statTileMessages } from './messages.ts';
import * as styles from './StatTile.css.ts';
import { UnitText } from './UnitText.tsx';

export interface StatTileProps {
  /** What is measured, above the figure. */
  readonly label: string;
  /** Info button beside the label (`HelpPopover`). */
  readonly help?: ReactNode;
  /** Figure and unit from the format entry; a missing figure shows as "–" without its unit. */
  readonly value: Quantity;
  /** Change from the comparison period. */
  readonly change?: Change;
  /** Whether a rise is good or bad: `bad` for consumption, cost and power. */
  readonly rise?: RiseMeaning;
  /** The basis of the comparison, or another line about the figure. */
  readonly comparison?: string;
  /** Where that line leads: to what the figure counts. */
  readonly comparisonHref?: string | undefined;
  /** Whether that line calls for something to be done: red, with a mark. */
  readonly isAlert?: boolean;
  /** The figure is loading. Pass change and comparison, if there are any, to reserve their space. */
  readonly isLoading?: boolean;
}

/** Placeholder as wide as most changes with their arrow. */
const changeRoom = '−12,3 % ↓';

/** Placeholder texts that reserve the space of the line below the figure while it loads. */
function roomsFor(change: Change | undefined, comparison: string | undefined): readonly string[] {
  const rooms = change === undefined && comparison !== undefined ? [] : [changeRoom];
  return comparison === undefined ? rooms : [...rooms, comparison];
}

function placeholder(room: string): ReactElement {
  return <span key={room} className={`${styles.placeholder} ${styles.placeholderText}`} data-room={room} />;
}

/** A key figure. Use it in a {@link StatTileRow}. */
export function StatTile({
  label,
  help,
  value,
  change,
  rise = 'bad',
  comparison,
  comparisonHref,
  isAlert = false,
  isLoading = false,
}: StatTileProps): ReactElement {
  const text = useMessages(statTileMessages);
  const isMissing = value.figure === MISSING;
  // Kept when the figure has come: a shorter line would move what is below.
  const [rooms] = useState(() => (isLoading ? roomsFor(change, comparison) : []));
  return (
    <div className={styles.tile}>
      <dt className={styles.label}>
        {label}
        {help}
      </dt>
      {isLoading ? (
        <>
          <dd className={styles.value}>
            <VisuallyHidden>{text('loading')}</VisuallyHidden>
            <span className={`${styles.figure} ${styles.placeholder} ${styles.placeholderFigure}`} />
          </dd>
          <dd className={styles.comparison} aria-hidden="true">
            <span className={styles.line}>{roomsFor(change, comparison).map(placeholder)}</span>
          </dd>
        </>
      ) : (
        <>
          <dd className={styles.value}>
            <span aria-hidden={isMissing} className={styles.figure}>
              {value.figure}
            </span>
            {isMissing ? (
              <VisuallyHidden>{text('missing')}</VisuallyHidden>
            ) : (
              // Not the element of the placeholder, which would seem to move.
              <span className={styles.unit} key="unit">
                <UnitText>{value.unit}</UnitText>
              </span>
            )}
          </dd>
          <dd className={styles.comparison}>
            {rooms.length === 0 ? null : (
              <span className={`${styles.line} ${styles.room}`} aria-hidden="true">
                {rooms.map(placeholder)}
              </span>
            )}
            <span className={styles.line}>
              {change === undefined ? null : <ChangeText change={change} rise={rise} />}
              {comparison === undefined ? null : (
                <span className={isAlert ? styles.alert : undefined}>
                  {isAlert ? <Icon icon={CircleAlert} size="sm" /> : null}
                  {comparisonHref === undefined ? (
                    <UnitText>{comparison}</UnitText>
                  ) : (
                    <Link href={comparisonHref} tone="inherit">
                      <UnitText>{comparison}</UnitText>
                    </Link>
                  )}
                </span>
              )}
            </span>
          </dd>
        </>
      )}
    </div>
  );
}
