import { memo, useId } from 'react';

import { FillPattern } from '../parts/fill/FillPattern.tsx';
import * as fillStyles from '../parts/fill/Fill.css.ts';
import type { PieLayout } from './pie-layout.ts';
import { shareText, type PieFormat } from './pie-text.ts';
import type { PieModel } from './pie-model.ts';
import * as styles from './PieChart.css.ts';

const swatch = 16;

/** What the marks of a pie chart are drawn from. */
export interface PieMarksProps {
  readonly model: PieModel;
  readonly layout: PieLayout;
  readonly format: PieFormat;
}

/** Slices from the top clockwise, and beside them a row for each: fill, name and percent. */
export const PieMarks = /* @__PURE__ */ memo(function PieMarks({ model, layout, format }: PieMarksProps) {
  const id = useId();
  const { left, right } = layout.list;
  const { textScale } = layout.plot.box;
  const size = swatch * textScale;
  return (
    <>
      <defs>
        {model.parts.map(({ key, fill }, i) => (
          <FillPattern key={key} id={`${id}-${i}`} fill={fill} />
        ))}
      </defs>
      {layout.slices.map(({ key, path }, i) => (
        <path key={key} className={fillStyles.area} d={path} fill={`url(#${id}-${i})`} />
      ))}
      {layout.rows.map(({ key, y, height }, i) => {
        const part = model.parts[i];
        const middle = y + height / 2;
        return (
          part && (
            <g key={key}>
              {i > 0 && <path className={styles.rule} d={`M${left} ${y}H${right}`} />}
              <rect
                className={fillStyles.area}
                x={left + 4}
                y={middle - size / 2}
                width={size}
                height={size}
                rx={2}
                fill={`url(#${id}-${i})`}
              />
              <text className={styles.name} x={left + size + 14} y={middle + 5 * textScale}>
                {part.label}
              </text>
              <text className={styles.share} x={right - 4} y={middle + 5 * textScale} textAnchor="end">
                {shareText(part.share, format)}
              </text>
            </g>
          )
        );
      })}
    </>
  );
});
