import type { PlotBox } from '../../layout/plot-box.ts';
import * as styles from './CursorLayer.css.ts';

/** Outline of the cell, slice or bar that the cursor stands on. */
export function AreaOutline({ box, path }: { readonly box: PlotBox; readonly path: string }) {
  return (
    <svg className={styles.area} width={box.width} height={box.height} aria-hidden>
      <path className={styles.areaRim} d={path} />
      <path className={styles.areaOutline} d={path} />
    </svg>
  );
}
