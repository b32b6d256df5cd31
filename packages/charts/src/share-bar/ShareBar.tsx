import { useId, type ReactElement } from 'react';

import { useChartLanguage } from '../parts/chart-language/ChartLanguage.tsx';
import { fillTile, tileName } from '../chart/fill-tile.ts';
import { MarkElements } from '../parts/page-elements/PageElements.tsx';
import * as fillStyles from '../chart/Fill.css.ts';
import { visuallyHidden } from '../theme/reading.css.ts';
import { placeParts, shareText, type SharePart } from './share-parts.ts';
import * as styles from './ShareBar.css.ts';

/** What a share bar shows. */
export interface ShareBarProps {
  /** In their fixed order, at most ten. */
  readonly parts: readonly SharePart[];
  /** In a table row or alone in a panel; `row` by default. */
  readonly size?: 'row' | 'panel';
  /** Decimals of the shares in the text alternative, 0–2; 2 by default, as in published origin labelling. */
  readonly decimals?: 0 | 1 | 2;
}

const heights = { row: 16, panel: 36 } as const;

/**
 * The parts of a whole as one bar: the origin of electricity in a table row, or alone above its figures. Neighbouring
 * parts differ in lightness, and a text alternative describes the same for those who cannot see it.
 *
 * @throws {ChartDataError} (while rendering) for parts that are negative, infinite or NaN, duplicate keys, and more
 * than ten parts.
 */
export function ShareBar({ parts, size = 'row', decimals = 2 }: ShareBarProps): ReactElement {
  const id = useId();
  const language = useChartLanguage();
  const placed = placeParts(parts);
  const height = heights[size];
  return (
    <>
      <svg className={styles.bar} height={height} aria-hidden>
        <defs>
          <MarkElements marks={placed.map(({ fill }) => fillTile(fill))} id={id} />
        </defs>
        {placed.map(({ key, fill, from, length }) => (
          <rect
            key={key}
            className={fillStyles.area}
            x={`${from}%`}
            width={`${length}%`}
            height={height}
            fill={`url(#${id}-${tileName(fill)})`}
          />
        ))}
      </svg>
      <span className={visuallyHidden}>{shareText(parts, decimals, language)}</span>
    </>
  );
}
