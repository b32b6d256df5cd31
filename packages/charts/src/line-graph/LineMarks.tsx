import { memo } from 'react';

import type { LineMark } from '../layout/line-layout.ts';
import { wideFrom } from '../layout/plot-box.ts';
import * as styles from './LineGraph.css.ts';

/** The lines of a graph: one path each. */
export const LineMarks = /* @__PURE__ */ memo(function LineMarks({
  lines,
  width,
}: {
  readonly lines: readonly LineMark[];
  readonly width: number;
}) {
  const usual = width < wideFrom ? styles.thin : styles.line;
  return (
    <>
      {lines.map(({ key, style, line, isFine, markers, estimated }) => (
        <g key={key} style={{ color: style.color }}>
          <path
            className={isFine ? styles.fine : usual}
            d={line}
            // Up and down within a few px no dash can be made out: the markers tell such lines apart.
            {...(style.dash === null || (isFine && style.marker) ? {} : { strokeDasharray: style.dash })}
          />
          {markers !== '' && (
            <path
              className={style.marker?.isHollow === true ? styles.hollowMarker : styles.filledMarker}
              d={markers}
            />
          )}
          {estimated !== '' && <path className={styles.estimated} d={estimated} />}
        </g>
      ))}
    </>
  );
});
