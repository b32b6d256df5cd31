import type { InLanguage } from '../core/texts-in.ts';
import type { PlacedAnnotation } from '../core/annotations.ts';
import { group, path, text, circle, type Mark } from '../chart/marks.ts';
import type { Stretch } from '../layout/gaps.ts';
import type { LineLayout, LineMark } from '../layout/line-layout.ts';
import { wideFrom } from '../layout/plot-box.ts';
import * as styles from './LineGraph.css.ts';
import type { ValueFormat } from './line-words.ts';
import * as referenceStyles from './ReferenceMarks.css.ts';
import { thresholdLabel, type Threshold } from './references.ts';

const flagRadius = 9;

function lineMark({ key, style, line, isFine, markers, parts, estimated }: LineMark, usual: string): Mark[] {
  const { color, marker } = style;
  // Fine lines take too long to paint for every frame of a fade.
  const look = isFine ? { color } : { color, entering: styles.appearing };
  const hollow = styles.hollowMarker;
  // Dashes are indistinct on lines that go up and down within a few px, so markers distinguish those.
  const dash = isFine && marker ? null : style.dash;
  const marks = line.map((piece, i) =>
    path(isFine ? styles.fine : usual, piece, { ...look, dash, key: i === 0 ? key : `${key} ${i}` }),
  );
  if (markers !== '') {
    const className = marker?.isHollow === true ? hollow : styles.filledMarker;
    marks.push(path(className, markers, { ...look, key: `${key} markers` }));
  }
  if (parts !== '') marks.push(path(hollow, parts, { ...look, key: `${key} parts` }));
  if (estimated !== '' && !isFine)
    marks.push(path(styles.estimated, estimated, { color, key: `${key} estimated` }));
  return marks;
}

/** The lines of a graph: one path each or its pieces, plus one for all its markers; behind them the steps cut off by the period. */
export function lineMarks({ lines, cuts, box }: LineLayout): Mark[] {
  const stretch = ({ x, width }: Stretch) => `M${x} ${box.top}h${width}v${box.bottom - box.top}h${-width}z`;
  // On 1 px lines the colours of rings are indistinguishable, and a path for each would cost ten elements.
  const rings = lines.map(({ isFine, estimated }) => (isFine ? estimated : '')).join('');
  const usual = box.width / box.textScale < wideFrom ? styles.thin : styles.line;
  return [
    ...(cuts.length > 0 ? [path(styles.cut, cuts.map(stretch).join(''), { key: 'charts:cuts' })] : []),
    ...lines.flatMap((line) => lineMark(line, usual)),
    ...(rings === '' ? [] : [path(styles.estimated, rings, { key: 'charts:estimated' })]),
  ];
}

/** Thresholds as labelled lines across the plot, annotations as numbered flags on top of it. */
export function referenceMarks(
  { box, x, y }: LineLayout,
  thresholds: readonly Threshold[],
  annotations: readonly PlacedAnnotation[],
  { unit, decimals, language }: ValueFormat & InLanguage,
): Mark[] {
  const [from, to] = x.domain;
  const levels = thresholds.map(({ key, label, value }) => {
    const at = y.toY(value);
    const written = thresholdLabel({ label, value }, unit, decimals, language);
    return group(`threshold ${key}`, [
      path(referenceStyles.threshold, `M${box.left} ${at.toFixed(1)}H${box.right}`),
      text(referenceStyles.label, { x: box.right, y: at - 5, text: written, anchor: 'end' }),
    ]);
  });
  const flags = annotations
    .filter(({ time }) => time >= from && time <= to)
    .map(({ key, time, number }) => {
      const at = x.toX(time);
      const middle = box.top - flagRadius;
      return group(`annotation ${key}`, [
        path(referenceStyles.stem, `M${at.toFixed(1)} ${box.top}V${box.bottom}`),
        circle(referenceStyles.flag, at, middle, flagRadius),
        text(referenceStyles.number, { x: at, y: middle + 4, text: String(number), anchor: 'middle' }),
      ]);
    });
  return [...levels, ...flags];
}
