import { memo } from 'react';

import type { LineMark } from '../layout/line-layout.ts';
import { wideFrom } from '../layout/plot-box.ts';
import * as styles from './LineGraph.css.ts';

/** The lines of a graph: a few paths each, whatever the number of values. */
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
      {lines.map(({ key, style, line, isDense, markers, estimated }) => (
        <g key={key} style={{ color: style.color }}>
          {line.map((part, i) => (
            <path
              // Parts have no identity of their own: the n-th is drawn anew in its place.
              key={String(i)}
              className={isDense ? styles.dense : usual}
              d={part}
              {...(style.dash === null ? {} : { strokeDasharray: style.dash })}
            />
          ))}
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
