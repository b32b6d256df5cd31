import type { ReactElement, ReactNode } from 'react';

import { useTexts } from '../messages/use-texts.ts';
import * as styles from './DescriptionList.css.ts';
import { descriptionListMessages } from './messages.ts';

/** One fact of a {@link DescriptionList}. */
export interface Description {
  readonly term: string;
  /** The fact: text, link, badge. `null` when missing. */
  readonly details: ReactNode;
  /** A muted second line, for example "till 2028-09-30". */
  readonly note?: ReactNode;
  /** For the most important fact: "Återstår". */
  readonly isStrong?: boolean;
}

export interface DescriptionListProps {
  /** Terms with what they are, in this order. */
  readonly items: readonly Description[];
  /**
   * Facts `beside` their terms, `apart` at the end of the line (sums), or `above` in narrow places. @default 'beside'
   */
  readonly layout?: keyof typeof styles.layout;
}

/** Facts about one thing: terms and values, separated by rules. */
export function DescriptionList({ items, layout = 'beside' }: DescriptionListProps): ReactElement {
  const text = useTexts(descriptionListMessages);
  return (
    <dl className={`${styles.list} ${styles.columns[layout]}`}>
      {items.map(({ term, details, note, isStrong = false }) => (
        <div key={term} className={`${styles.row} ${styles.layout[layout]}`}>
          <dt className={isStrong ? `${styles.term} ${styles.strong}` : styles.term}>{term}</dt>
          <dd
            className={[
              styles.details,
              layout === 'apart' ? styles.end : '',
              isStrong ? styles.strong : '',
            ].join(' ')}
          >
            {details === null ? <span className={styles.note}>{text('missing')}</span> : details}
            {note === undefined ? null : <span className={styles.note}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
