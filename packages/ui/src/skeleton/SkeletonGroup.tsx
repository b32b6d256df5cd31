import type { ReactElement, ReactNode } from 'react';

import { useTexts } from '../messages/use-texts.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { skeletonMessages } from './messages.ts';
import * as styles from './Skeleton.css.ts';

export interface SkeletonGroupProps {
  /** Skeletons in the shape of the loading content. */
  readonly children: ReactNode;
  /** What is loading; "Läser in …" by default. */
  readonly label?: string;
}

/** A group of skeletons: appears after 200 ms and is announced once to assistive technology. */
export function SkeletonGroup({ children, label }: SkeletonGroupProps): ReactElement {
  const format = useTexts(skeletonMessages);
  return (
    <div className={styles.group} aria-busy="true">
      <output>
        <VisuallyHidden>{label ?? format('loading')}</VisuallyHidden>
      </output>
      {children}
    </div>
  );
}
