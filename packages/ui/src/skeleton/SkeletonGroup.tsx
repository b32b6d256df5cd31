import type { ReactElement, ReactNode } from 'react';

import { useMessages } from '../messages/use-messages.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { skeletonMessages } from './messages.ts';
import * as styles from './Skeleton.css.ts';

export interface SkeletonGroupProps {
  /** Skeletons in the shape of what is to come. */
  readonly children: ReactNode;
  /** What is waited for; "Läser in …" when not given. */
  readonly label?: string;
}

/** Skeletons that belong together: appear after 200 ms and tell assistive technology once that they load. */
export function SkeletonGroup({ children, label }: SkeletonGroupProps): ReactElement {
  const format = useMessages(skeletonMessages);
  return (
    <div className={styles.group} aria-busy="true">
      <output>
        <VisuallyHidden>{label ?? format('loading')}</VisuallyHidden>
      </output>
      {children}
    </div>
  );
}
