import { memo } from 'react';

import type { BarLayout } from '../layout/bar-layout.ts';
import * as styles from './DayBarGraph.css.ts';

/** The bars of a graph as two paths, whatever their number, and the line over them. */
export const DayBarMarks = /* @__PURE__ */ memo(function DayBarMarks({
  layout,
}: {
  readonly layout: BarLayout;
}) {
  return (
    <>
      <path className={styles.separators} d={layout.separators} />
      <path className={styles.bars} d={layout.bars} />
      <path className={styles.tintedBars} d={layout.tintedBars} />
      <path className={styles.halo} d={layout.line} />
      <path className={styles.line} d={layout.line} />
      <path className={styles.estimated} d={layout.estimated} />
    </>
  );
});
