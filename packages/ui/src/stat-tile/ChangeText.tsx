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
  /** What a rise means; decides the colour, never the arrow. */
  readonly rise?: RiseMeaning;
}

const ARROWS = { up: ArrowUp, down: ArrowDown, none: ArrowRight };

/** A change as arrow and figure; the arrow is put into words for screen readers. */
export function ChangeText({ change, rise = 'bad' }: ChangeTextProps): ReactElement {
  const text = useMessages(statTileMessages);
  const { direction } = change;
  return (
    <span className={`${styles.change} ${styles.tones[changeTone(direction, rise)]}`}>
      {direction === 'unknown' ? null : (
        <>
          <Icon icon={ARROWS[direction]} size="sm" />
          <VisuallyHidden>{text(direction)} </VisuallyHidden>
        </>
      )}
      {change.text}
    </span>
  );
}
