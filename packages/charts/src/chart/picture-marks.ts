import type { Stretch } from '../layout/gaps.ts';
import type { GridLine, PlacedText } from '../layout/plot-box.ts';
import * as styles from '../parts/plot/Plot.css.ts';
import { group, hatch, path, text, type Mark } from './marks.ts';
import type { Picture } from './picture.ts';

const hatchSpacing = 6;

function labels(key: string, all: readonly PlacedText[]): Mark {
  return group(
    key,
    all.map((one) => text(styles.label, one, styles.unit)),
  );
}

/** The tiles used by marks, without duplicates. */
function tilesOf(marks: readonly Mark[]): readonly Mark[] {
  const tiles = marks.flatMap(({ tile, marks: inner = [] }) => [...(tile ? [tile] : []), ...tilesOf(inner)]);
  return [...new Map(tiles.map((tile) => [tile.key, tile])).values()];
}

/**
 * Everything in the picture of a chart, in paint order: unit, grid, labels, gaps, the marks of its kind and the
 * references they are compared with.
 *
 * @param isEmpty - Whether there is no data to draw: only grid and labels are then included.
 */
export function pictureMarks(picture: Picture, isEmpty: boolean): readonly Mark[] {
  const { plot, names, isClipped = false } = picture;
  const { box, gridLines } = plot;
  const marks = isEmpty ? [] : picture.marks;
  const gaps = isEmpty ? [] : (picture.gaps ?? []);
  const across = (lines: readonly GridLine[]) =>
    lines.map(({ y }) => `M${box.left} ${y}H${box.right}`).join('');
  const stretch = ({ x, width }: Stretch) => `M${x} ${box.top}h${width}v${box.bottom - box.top}h${-width}z`;
  const clip: Mark = {
    tag: 'clipPath',
    key: 'clip',
    attributes: { id: 'clip' },
    marks: [
      {
        tag: 'rect',
        attributes: { x: box.left, y: 0, width: box.right - box.left, height: box.bottom + 4 },
      },
    ],
  };
  const definitions = [
    ...(gaps.length > 0 ? [hatch('gaps', styles.hatch, hatchSpacing)] : []),
    ...(isClipped ? [clip] : []),
    ...tilesOf(names ? [...marks, ...names.marks] : marks),
  ];
  const missing = { d: gaps.map(stretch).join(''), fill: '#gaps' };
  return [
    ...definitions,
    { ...text(`${styles.label} ${styles.unit}`, plot.unit), key: 'unit' },
    path(styles.gridLine, across(gridLines.filter((line) => !line.isZero)), { key: 'grid' }),
    labels(
      'values',
      gridLines.map((line) => line.label),
    ),
    ...(gaps.length > 0 ? [{ tag: 'path', key: 'missing', attributes: missing } as const] : []),
    labels('labels', picture.labels),
    { ...group('marks', marks), attributes: isClipped ? { 'clip-path': '#clip' } : {} },
    path(styles.zeroLine, across(gridLines.filter(({ isZero }) => isZero)), { key: 'zero' }),
    group('references', isEmpty ? [] : (picture.references ?? [])),
    // Also where all series are hidden: the buttons that bring them back lie over their names.
    ...(names ? [group('names', names.marks)] : []),
  ];
}
