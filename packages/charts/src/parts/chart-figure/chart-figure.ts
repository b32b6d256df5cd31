import { element, type PageElement, type PageNode } from '../../chart/elements.ts';
import * as styles from './ChartFigure.css.ts';

/** Level of a chart's heading in its page. */
export type HeadingLevel = 2 | 3 | 4;

/** What surrounds the picture of every chart. */
export interface ChartFigureOptions {
  /** Unique in the page. */
  readonly id: string;
  readonly title: string;
  readonly headingLevel: HeadingLevel;
  /** Size of the title: that of a section or of a panel. */
  readonly size: 'section' | 'panel';
  /** Period in words, or the visible part of it. */
  readonly period: string;
  /** Sum of the period with its unit; null where values may not be added up. */
  readonly total: string | null;
  /** Generated text that describes what the picture shows. */
  readonly summary: string;
  /** The chart's tools. */
  readonly toolbar: PageNode;
  /** Right of the title: a legend or actions. */
  readonly aside: readonly PageNode[] | null;
  readonly inside: readonly PageNode[];
}

/**
 * Attributes of the `figure` element that a chart is drawn in.
 *
 * @param isStale - Newer data is on its way.
 */
export function figureAttributes(id: string, isStale: boolean): PageElement['attributes'] {
  return {
    class: styles.figure,
    'aria-labelledby': `${id}-title`,
    'aria-describedby': `${id}-summary`,
    'aria-busy': isStale,
  };
}

/** Title, period, sum, tools and a visible summary around a chart. */
export function chartFigure(options: ChartFigureOptions): readonly PageNode[] {
  const { id, title, headingLevel, size, period, total, summary, toolbar, aside, inside } = options;
  const titleClass = size === 'section' ? styles.largeTitle : styles.smallTitle;
  const heading = { id: `${id}-title`, class: `${styles.heading} ${titleClass}` };
  const sum = total === null ? [] : [' · ', element('strong', { class: styles.total }, [total])];
  return [
    element('div', { class: styles.header }, [
      element('div', { class: styles.titles }, [
        element(`h${headingLevel}`, heading, [title]),
        element('p', { class: styles.subtitle }, [period, ...sum]),
      ]),
      aside && element('div', { class: styles.aside }, aside),
      toolbar,
    ]),
    ...inside,
    element('p', { id: `${id}-summary`, class: styles.summary }, [summary], { key: 'summary' }),
  ];
}
