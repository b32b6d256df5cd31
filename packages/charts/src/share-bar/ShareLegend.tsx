import { KeyMark } from '../parts/key-mark/KeyMark.tsx';
import { partFill, type SharePart } from './share-parts.ts';
import * as styles from './ShareBar.css.ts';

/** What a legend of shares shows. */
export interface ShareLegendProps {
  /** The parts of the bars beside it, in the same order. */
  readonly parts: readonly Pick<SharePart, 'key' | 'label' | 'origin'>[];
}

/** Names the colours and patterns of share bars, once for all rows of a table. */
export function ShareLegend({ parts }: ShareLegendProps) {
  return (
    <ul className={styles.legend}>
      {parts.map((part, i) => (
        <li key={part.key} className={styles.entry}>
          <KeyMark mark={{ kind: 'fill', fill: partFill(i, part) }} />
          {part.label}
        </li>
      ))}
    </ul>
  );
}
