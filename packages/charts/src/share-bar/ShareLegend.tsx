import { useId, type ReactElement } from 'react';

import { fillKey } from '../chart/fill-tile.ts';
import { keyMark } from '../parts/key-mark/key-mark.ts';
import { PageElements } from '../parts/page-elements/PageElements.tsx';
import { partFill, type SharePart } from './share-parts.ts';
import * as styles from './ShareBar.css.ts';

/** What a legend of shares shows. */
export interface ShareLegendProps {
  /** The parts of the bars beside it, in the same order. */
  readonly parts: readonly Pick<SharePart, 'key' | 'label' | 'origin'>[];
}

/** A legend for share bars, shared by all rows of a table. */
export function ShareLegend({ parts }: ShareLegendProps): ReactElement {
  const id = useId();
  return (
    <ul className={styles.legend}>
      {parts.map((part, i) => (
        <li key={part.key} className={styles.entry}>
          <PageElements nodes={[keyMark(fillKey(partFill(i, part)), `${id}-${i}`)]} />
          {part.label}
        </li>
      ))}
    </ul>
  );
}
