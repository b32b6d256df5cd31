import type { ReactElement, ReactNode } from 'react';

import { MISSING } from '@vinrod/locale/characters';
import type { Quantity } from '@vinrod/locale/number';
import type { Change } from '@vinrod/locale/percent';
import { useMessages } from '../messages/use-messages.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import type { RiseMeaning } from './change-tone.ts';
import { ChangeText } from './ChangeText.tsx';
import { statTileMessages } from './messages.ts';
import * as styles from './StatTile.css.ts';
import { UnitText } from './UnitText.tsx';

export interface StatTileProps {
  readonly label: string;
  /** Info button beside the label (`HelpPopover`). */
  readonly help?: ReactNode;
  /** Figure and unit from the format entry; a missing figure shows as "–" without its unit. */
  readonly value: Quantity;
  /** Change against the period compared with. */
  readonly change?: Change;
  /** What a rise means: `bad` for consumption, cost and power. */
  readonly rise?: RiseMeaning;
  /** What the change is measured from, or another line about the figure. */
  readonly comparison?: string;
  /** The figure is not known yet. Change and comparison, where they are given, say how much room they will take. */
  readonly isLoading?: boolean;
}

/** As wide as most changes with their arrow. */
const CHANGE_ROOM = '−12,3 % ↓';

/** The texts whose room the line below a figure takes while it loads. */
function roomsFor(change: Change | undefined, comparison: string | undefined): readonly string[] {
  const rooms = change === undefined && comparison !== undefined ? [] : [CHANGE_ROOM];
  return comparison === undefined ? rooms : [...rooms, comparison];
}

/** A key figure. Belongs in a {@link StatTileRow}. */
export function StatTile({
  label,
  help,
  value,
  change,
  rise = 'bad',
  comparison,
  isLoading = false,
}: StatTileProps): ReactElement {
  const text = useMessages(statTileMessages);
  const isMissing = value.figure === MISSING;
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
            {roomsFor(change, comparison).map((room) => (
              <span
                key={room}
                className={`${styles.placeholder} ${styles.placeholderText}`}
                data-room={room}
              />
            ))}
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
              <span className={styles.unit}>
                <UnitText>{value.unit}</UnitText>
              </span>
            )}
          </dd>
          <dd className={styles.comparison}>
            {change === undefined ? null : <ChangeText change={change} rise={rise} />}
            {comparison === undefined ? null : (
              <span>
                <UnitText>{comparison}</UnitText>
              </span>
            )}
          </dd>
        </>
      )}
    </div>
  );
}
