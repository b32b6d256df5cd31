import { useId } from 'react';

import { useChartLanguage } from '../parts/chart-language/ChartLanguage.tsx';
import { FillPattern } from '../parts/fill/FillPattern.tsx';
import * as fillStyles from '../parts/fill/Fill.css.ts';
import { visuallyHidden } from '../theme/reading.css.ts';
import { placeParts, shareText, type SharePart } from './share-parts.ts';
import * as styles from './ShareBar.css.ts';

/** What a share bar shows. */
export interface ShareBarProps {
  /** In their fixed order, at most ten. */
  readonly parts: readonly SharePart[];
  /** In a row of a table or alone in a panel; `row` when left out. */
  readonly size?: 'row' | 'panel';
  /** Decimals of the shares in the text alternative, 0–2; 2 when left out, as origin labelling is published. */
  readonly decimals?: 0 | 1 | 2;
}

const heights = { row: 16, panel: 36 } as const;

/**
 * The parts of a whole as one bar: the origin of electricity in a row of a table, or alone over its figures. Each
 * part has a pattern as well as a colour, and the same is said in words for those who do not see it.
 *
 * @throws {ChartDataError} (while rendering) for parts that are negative, infinite or NaN, keys that occur twice,
 * and more than ten parts.
 */
export function ShareBar({ parts, size = 'row', decimals = 2 }: ShareBarProps) {
  const id = useId();
  const language = useChartLanguage();
  const placed = placeParts(parts);
  const height = heights[size];
  return (
    <>
      <svg className={styles.bar} height={height} aria-hidden>
        <defs>
          {placed.map(({ key, fill }, i) => (
            <FillPattern key={key} id={`${id}-${i}`} fill={fill} />
          ))}
        </defs>
        {placed.map(({ key, from, length }, i) => (
          <rect
            key={key}
            className={fillStyles.area}
            x={`${from}%`}
            width={`${length}%`}
            height={height}
            fill={`url(#${id}-${i})`}
          />
        ))}
      </svg>
      <span className={visuallyHidden}>{shareText(parts, decimals, language)}</span>
    </>
  );
}
