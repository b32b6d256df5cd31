import type { ReactElement } from 'react';

import * as styles from './Skeleton.css.ts';

export interface SkeletonProps {
  /** A line of text, an area, or an avatar. @default 'text' */
  readonly shape?: keyof typeof styles.shape;
  /** Width in px, or any CSS length. @default '100%' */
  readonly width?: number | string;
  /** Height in px, or any CSS length; a line of text has its own. */
  readonly height?: number | string;
}

/** The shape of loading content. Put it in a {@link SkeletonGroup}, which announces the loading. */
export function Skeleton({ shape = 'text', width = '100%', height }: SkeletonProps): ReactElement {
  return (
    <span
      className={`${styles.skeleton} ${styles.shape[shape]}`}
      style={{ inlineSize: width, blockSize: height }}
      aria-hidden="true"
    />
  );
}
