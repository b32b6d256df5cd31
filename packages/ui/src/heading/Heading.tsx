import { createElement, type ReactElement, type ReactNode, type Ref } from 'react';

import * as styles from './Heading.css.ts';

export interface HeadingProps {
  /** The words; they are part of the outline of the page. */
  readonly children: ReactNode;
  /** Heading level in the page outline; one level 1 per page. */
  readonly level: 1 | 2 | 3 | 4;
  /** Style; by default that of the level: title1, title2, title3, title3. */
  readonly size?: keyof typeof styles.size;
  /** Id of the element, for links and labels. */
  readonly id?: string;
  /** `-1` lets a script move focus here, for example after a route change. */
  readonly tabIndex?: -1;
  /** The element, to focus or to measure it. */
  readonly ref?: Ref<HTMLHeadingElement>;
}

const sizeOfLevel = { 1: 'title1', 2: 'title2', 3: 'title3', 4: 'title3' } as const;

/** A heading whose style may differ from its level. */
export function Heading({
  children,
  level,
  size = sizeOfLevel[level],
  ...props
}: HeadingProps): ReactElement {
  return createElement(
    `h${level}`,
    { ...props, className: `${styles.heading} ${styles.size[size]}` },
    children,
  );
}
