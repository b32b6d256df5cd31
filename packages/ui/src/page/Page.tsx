import type { ReactElement, ReactNode, Ref } from 'react';

import { Heading } from '../heading/Heading.tsx';
import { wholeNumbers } from '../text/whole-numbers.tsx';
import * as styles from './Page.css.ts';

export interface PageProps {
  /** The page's only level 1 heading. */
  readonly title: ReactNode;
  /** Mark before the heading for a person or company: `Avatar`. Hidden on phones, where space is short. */
  readonly mark?: ReactNode;
  /** Content beside the heading that is not part of its text: a favourite star, a status. */
  readonly titleAside?: ReactNode;
  /** A sentence below the heading: what the page is about. */
  readonly description?: ReactNode;
  /** Buttons for the whole page, at the end of the heading's row. */
  readonly actions?: ReactNode;
  /** The way here, above the heading: `Breadcrumbs`. */
  readonly breadcrumbs?: ReactNode;
  /** What the page holds: each `Section` brings the space above it. */
  readonly children?: ReactNode;
  /** Up to 1 440 px wide, for lists and reports. */
  readonly isWide?: boolean;
  /** The heading, which takes focus after a route change. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
}

/** The content of a page: heading, actions and sections, inside the margins of the layout grid. */
export function Page({
  title,
  mark,
  titleAside,
  description,
  actions,
  breadcrumbs,
  children,
  isWide = false,
  titleRef,
}: PageProps): ReactElement {
  const heading = (
    <Heading level={1} tabIndex={-1} ref={titleRef ?? null}>
      {title}
    </Heading>
  );
  return (
    <div className={isWide ? `${styles.page} ${styles.wide}` : styles.page}>
      {breadcrumbs === undefined ? null : <div className={styles.breadcrumbs}>{breadcrumbs}</div>}
      <header className={styles.header}>
        <div className={styles.heading}>
          {mark === undefined ? null : <div className={styles.mark}>{mark}</div>}
          <div className={styles.words}>
            {titleAside === undefined ? (
              heading
            ) : (
              <div className={styles.title}>
                {heading}
                {titleAside}
              </div>
            )}
            {description === undefined ? null : (
              <p className={styles.description}>{wholeNumbers(description)}</p>
            )}
          </div>
        </div>
        {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
