import { Text } from '@vinrod/ui/text';
import type { ReactElement, ReactNode } from 'react';

import * as styles from './QuietLine.css.ts';

/** A muted line in a section, at a distance from the rule above it: a note, or that a small list is empty. */
export function QuietLine({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <div className={styles.line}>
      <Text tone="muted">{children}</Text>
    </div>
  );
}
