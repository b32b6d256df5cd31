import { Spinner } from '@vinrod/ui/spinner';
import type { ReactElement } from 'react';

import * as styles from './PageSpinner.css.ts';

/** Placeholder while a page or the profile loads (spec section 2). Blank for the first 200 ms. */
export function PageSpinner(): ReactElement {
  return (
    <div className={styles.place}>
      <Spinner size="lg" />
    </div>
  );
}
