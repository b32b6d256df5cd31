import type { ReactElement, ReactNode } from 'react';

import * as styles from './Stack.css.ts';

export interface StackProps {
  /** What stands after each other. */
  readonly children: ReactNode;
  /** Below each other, or beside. @default 'column' */
  readonly direction?: keyof typeof styles.direction;
  /** Space between the children, a step of the 4 px grid. @default '4' */
  readonly gap?: keyof typeof styles.gap;
  /** Place across the direction. @default 'stretch' */
  readonly align?: keyof typeof styles.align;
  /** Place along the direction, where there is room to spare. @default 'start' */
  readonly justify?: keyof typeof styles.justify;
  /** Lets a row wrap instead of growing wider than its container. */
  readonly isWrapping?: boolean;
}

/** Stacks children with even space between. */
export function Stack({
  children,
  direction = 'column',
  gap = '4',
  align = 'stretch',
  justify = 'start',
  isWrapping = false,
}: StackProps): ReactElement {
  const names = [
    styles.stack,
    styles.direction[direction],
    styles.gap[gap],
    styles.align[align],
    styles.justify[justify],
  ];
  if (isWrapping) names.push(styles.wrapping);
  return <div className={names.join(' ')}>{children}</div>;
}
