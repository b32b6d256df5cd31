import { Fragment, memo, useCallback, useEffect, useRef } from 'react';

import type { Stretch } from '../layout/gaps.ts';
import type { LineLayout } from '../layout/line-layout.ts';
import { wideFrom } from '../layout/plot-box.ts';
import * as styles from './LineGraph.css.ts';

/**
 * A ref for what fades in when it is shown later than the rest: data does not animate when it comes. Not for fine
 * lines, which take too long to paint for every frame.
 */
function useFadeIn() {
  const isDrawn = useRef(false);
  useEffect(() => {
    isDrawn.current = true;
  }, []);
  return useCallback((element: SVGElement | null) => {
    const isFine = element?.matches(`.${styles.fine}, .${styles.fine} + *`) === true;
    if (isDrawn.current && !isFine) element?.classList.add(styles.appearing);
  }, []);
}

/** The lines of a graph: one path each, and one for all its markers; behind them the steps that the period cuts. */
export const LineMarks = /* @__PURE__ */ memo(function LineMarks({
  layout: { lines, cuts, box },
  width,
}: {
  readonly layout: LineLayout;
  readonly width: number;
}) {
  const stretch = ({ x, width: wide }: Stretch) =>
    `M${x} ${box.top}h${wide}v${box.bottom - box.top}h${-wide}z`;
  const estimated = lines.map((one) => one.estimated).join('');
  const usual = width < wideFrom ? styles.thin : styles.line;
  const appears = useFadeIn();
  return (
    <>
      {cuts.length > 0 && <path className={styles.cut} d={cuts.map(stretch).join('')} />}
      {lines.map(({ key, style, line, isFine, markers, parts }) => (
        <Fragment key={key}>
          <path
            ref={appears}
            className={isFine ? styles.fine : usual}
            style={{ color: style.color }}
            d={line}
            // Up and down within a few px no dash can be made out: the markers tell such lines apart.
            {...(style.dash === null || (isFine && style.marker) ? {} : { strokeDasharray: style.dash })}
          />
          {markers !== '' && (
            <path
              ref={appears}
              className={style.marker?.isHollow === true ? styles.hollowMarker : styles.filledMarker}
              style={{ color: style.color }}
              d={markers}
            />
          )}
          {parts !== '' && (
            <path ref={appears} className={styles.hollowMarker} style={{ color: style.color }} d={parts} />
          )}
        </Fragment>
      ))}
      {estimated !== '' && <path className={styles.estimated} d={estimated} />}
    </>
  );
});
