import type { ResidualMix } from '@vinrod/api-client';
import type { ReactElement } from 'react';

import * as styles from './ShareBar.css.ts';

/** Props of {@link ShareBar}. */
export interface ShareBarProps {
  readonly mix: Pick<ResidualMix, 'renewable_percent' | 'nuclear_percent' | 'fossil_percent'>;
}

/** The shares of a year as a bar. Decoration: the figures stand beside it. */
export function ShareBar({ mix }: ShareBarProps): ReactElement {
  return (
    <span className={styles.bar} aria-hidden="true">
      <span className={styles.renewable} style={{ flexGrow: mix.renewable_percent }} />
      <span className={styles.nuclear} style={{ flexGrow: mix.nuclear_percent }} />
      <span className={styles.fossil} style={{ flexGrow: mix.fossil_percent }} />
    </span>
  );
}
