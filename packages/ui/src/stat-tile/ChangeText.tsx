import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react';
import type { ReactElement } from 'react';

import type { Change } from '@vinrod/locale/percent';
import { Icon } from '../icon/Icon.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { changeTone, type RiseMeaning } from './change-tone.ts';
import { statTileMessages } from './messages.ts';
import * as styles from './StatTile.css.ts';

export interface ChangeTextProps {
  /** From `changeOf` of the format entry. */
  readonly change: Change;
  /** Whether a rise is good or bad; affects the colour, never the arrow. */
  readonly rise?: RiseMeaning;
}

const arrows = { up: ArrowUp, down: ArrowDown, none: ArrowRight };

/** A change as arrow and figure, with the arrow as text for screen readers. */
export function ChangeText({ change, rise = 'bad' }: ChangeTextProps): ReactElement {
  const text = useMessages(statTileMessages);
  const { direction } = change;
  return (
    <span className={`${styles.change} ${styles.tones[changeTone(direction, rise)]}`}>
      {direction === 'unknown' ? null : (
        <>
          <Icon icon={arrows[direction]} size="sm" />
          <VisuallyHidden>{text(direction)} </VisuallyHidden>
        </>
      )}
      {change.text}
    </span>
  );
}
