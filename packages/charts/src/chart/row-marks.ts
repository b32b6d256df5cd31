import type { RowLayout } from '../layout/row-layout.ts';
import * as plotStyles from '../parts/plot/Plot.css.ts';
import type { CursorView } from './cursor-view.ts';
import { group, path, text, type Mark } from './marks.ts';
import * as styles from './RowNames.css.ts';

/** The lines of the axis behind rows. */
export function rowGrid({ rows, gridAt, zeroAt }: RowLayout): readonly Mark[] {
  const [first] = rows;
  const last = rows.at(-1);
  if (!first || !last) return [];
  const down = (x: number) => `M${x.toFixed(1)} ${first.top}V${last.bottom}`;
  return [
    path(plotStyles.gridLine, gridAt.map(down).join(''), { key: 'charts:grid' }),
    path(plotStyles.zeroLine, down(zeroAt), { key: 'charts:zero' }),
  ];
}

/** Names and figures of rows, over what their lines would cross. */
export function rowNames({ names }: RowLayout): Mark {
  return group(
    'charts:rows',
    names.map((name) => text(styles.name, name)),
  );
}

/** The cursor in a chart of stacked rows: it covers a whole row. */
export function rowCursor({
  plot: {
    box: { width },
  },
  rows,
  rowAt,
}: RowLayout): Pick<CursorView, 'xOf' | 'indexAt' | 'dotsAt' | 'areaAt' | 'stepBeside'> {
  return {
    xOf: () => 0,
    indexAt: (_, y) => rowAt(y),
    dotsAt: () => [],
    areaAt: ({ index }) => {
      const { top, bottom } = rows[index] ?? { top: 0, bottom: 0 };
      const outline = `M0.5 ${top + 1}H${width - 0.5}V${bottom - 1}H0.5z`;
      return { path: outline, left: width * 0.6, right: width, top };
    },
    stepBeside: (index, by) => Math.max(0, Math.min(rows.length - 1, index - by)),
  };
}
