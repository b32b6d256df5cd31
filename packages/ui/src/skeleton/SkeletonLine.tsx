import type { ReactElement } from 'react';

import { Skeleton, type SkeletonProps } from './Skeleton.tsx';
import { line } from './Skeleton.css.ts';

/** The shape of one line of text, as high as that line will be: nothing moves when the text comes. */
export function SkeletonLine({ width }: Pick<SkeletonProps, 'width'>): ReactElement {
  return (
    <span className={line}>
      <Skeleton {...(width === undefined ? {} : { width })} />
    </span>
  );
}
