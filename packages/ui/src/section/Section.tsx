import { useId, type ReactElement, type ReactNode } from 'react';

import { Heading } from '../heading/Heading.tsx';
import * as styles from './Section.css.ts';

export interface SectionProps {
  /** Heading of the section; it names its region. */
  readonly title: ReactNode;
  /** Heading level. @default 2 */
  readonly level?: 2 | 3;
  /** Buttons and links for this section, at the end of the heading's row. */
  readonly actions?: ReactNode;
  /** What the section is about. */
  readonly children: ReactNode;
  /** Draws the strong rule between heading and content. */
  readonly hasRule?: boolean;
  /** First in its column: no space above, so that it aligns with the column beside it. */
  readonly isFirst?: boolean;
}

/** A part of a page: a heading, optionally a rule, and content. Named by its heading. */
export function Section({
  title,
  level = 2,
  actions,
  children,
  hasRule = false,
  isFirst = false,
}: SectionProps): ReactElement {
  const headingId = useId();
  return (
    <section
      className={isFirst ? `${styles.section} ${styles.first}` : styles.section}
      aria-labelledby={headingId}
    >
      <div className={styles.header}>
        <Heading level={level} id={headingId}>
          {title}
        </Heading>
        {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
      </div>
      {hasRule ? <div className={styles.ruled}>{children}</div> : children}
    </section>
  );
}
