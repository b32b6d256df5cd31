import { useId, type ReactNode, type Ref } from 'react';

import * as styles from './ChartFigure.css.ts';

/** Level of a chart's heading in its page. */
export type HeadingLevel = 2 | 3 | 4;

/** What surrounds every chart. */
export interface ChartFigureProps {
  readonly title: string;
  readonly headingLevel: HeadingLevel;
  /** Size of the title: as a section's or as a panel's. */
  readonly size: 'section' | 'panel';
  /** Period in words. */
  readonly period: string;
  /** Sum with its unit; null where values may not be added up. */
  readonly total: string | null;
  /** Generated text; says what the picture shows. */
  readonly summary: string;
  /** The chart's tools. */
  readonly toolbar: ReactNode;
  /** Right of the title: a legend or actions. */
  readonly aside?: ReactNode;
  /** Newer data is on its way. */
  readonly isStale: boolean;
  readonly figure: Ref<HTMLElement>;
  readonly children: ReactNode;
}

/** Title, period, sum, tools and a visible summary around a chart. */
export function ChartFigure(props: ChartFigureProps) {
  const { title, headingLevel, size, period, total, summary, isStale, figure } = props;
  const titleId = useId();
  const summaryId = useId();
  const Heading = `h${headingLevel}` as const;
  const titleClass = size === 'section' ? styles.largeTitle : styles.smallTitle;
  return (
    <figure
      ref={figure}
      className={styles.figure}
      aria-labelledby={titleId}
      aria-describedby={summaryId}
      aria-busy={isStale}
    >
      <div className={styles.header}>
        <div>
          <Heading id={titleId} className={`${styles.heading} ${titleClass}`}>
            {title}
          </Heading>
          <p className={styles.subtitle}>
            {period}
            {total !== null && (
              <>
                {' · '}
                <strong className={styles.total}>{total}</strong>
              </>
            )}
          </p>
        </div>
        {props.aside !== undefined && <div className={styles.aside}>{props.aside}</div>}
        {props.toolbar}
      </div>
      {props.children}
      <p id={summaryId} className={styles.summary}>
        {summary}
      </p>
    </figure>
  );
}
