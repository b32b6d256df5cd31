import { useSyncExternalStore } from 'react';

import { visuallyHidden } from '../../theme/reading.css.ts';
import type { StatusStore } from './status.ts';

/** Says what changed beside the value of the cursor: what the chart shows now, and what a button did (WCAG 4.1.3). */
export function Status({ store }: { readonly store: StatusStore }) {
  const text = useSyncExternalStore(store.subscribe, store.get, store.get);
  return <output className={visuallyHidden}>{text}</output>;
}
