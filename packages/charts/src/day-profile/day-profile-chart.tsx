import { valueAt } from '../core/typed-array.ts';
import type { LaidOutChart } from '../parts/chart-shell/laid-out-chart.ts';
import { dayProfileMessages } from './messages.ts';
import { textsIn } from '../core/texts-in.ts';
import { dayProfileLayout, type DayProfileLayout } from './day-profile-layout.ts';
import { dayHours, type DayMeans } from './day-profile-model.ts';
import {
  dayMarks,
  highLoadLabel,
  hourLabel,
  hourTooltip,
  spokenHour,
  type DayProfileFormat,
} from './day-profile-text.ts';
import * as styles from './DayProfile.css.ts';

/** Room of a day profile. */
export interface DayProfileArea {
  /** px. */
  readonly width: number;
  readonly height: number;
  readonly textScale: number;
}

function colorOf(key: DayMeans['key']): string {
  const mark = dayMarks[key];
  return mark.kind === 'line' ? mark.style.color : 'currentColor';
}

function HighLoad({
  layout,
  format,
}: {
  readonly layout: DayProfileLayout;
  readonly format: DayProfileFormat;
}) {
  const { box, highLoad } = layout;
  if (highLoad === null || format.highLoad === null) return null;
  return (
    <g>
      <rect
        className={styles.highLoad}
        x={highLoad.x}
        y={box.top}
        width={highLoad.width}
        height={box.bottom - box.top}
      />
      <text
        className={styles.highLoadName}
        x={highLoad.x + highLoad.width / 2}
        y={box.top + 13 * box.textScale}
        textAnchor="middle"
      >
        {highLoadLabel(format.highLoad, format.language)}
      </text>
    </g>
  );
}

/** Lays out a day profile and says what its cursor finds; null until it has a width. */
export function dayProfileChart(
  days: readonly DayMeans[],
  area: DayProfileArea,
  format: DayProfileFormat,
): LaidOutChart | null {
  if (!(area.width > 0)) return null;
  const layout = dayProfileLayout({ ...area, unit: format.unit, days, highLoad: format.highLoad });
  const { x, y } = layout;
  return {
    plot: layout,
    timeLabels: layout.labels,
    gaps: layout.gaps,
    marks: (
      <>
        <HighLoad layout={layout} format={format} />
        {layout.lines.toReversed().map(({ key, path }) => (
          <path
            key={key}
            className={key === 'dayOff' ? styles.dayOff : styles.weekday}
            d={path}
            {...(key === 'dayOff' ? { strokeDasharray: '5 3' } : {})}
          />
        ))}
      </>
    ),
    isClipped: false,
    note: null,
    cursor: {
      cursorLabel: textsIn(dayProfileMessages, format.language)('dayHour'),
      xOf: (index) => x.toX(index + 0.5),
      indexAt: (position) => Math.max(0, Math.min(dayHours - 1, Math.floor(x.toTime(position)))),
      dotsAt: (index) =>
        days
          .map(({ key, mean }) => ({ key, color: colorOf(key), y: y.toY(valueAt(mean, index)) }))
          .filter((dot) => !Number.isNaN(dot.y)),
      flagAt: ({ index }) => hourLabel(index),
      spokenAt: ({ index }, state) => spokenHour(days, state.lane, index, state, format),
      tooltipAt: ({ index }, state) => hourTooltip(days, index, state, format),
    },
  };
}
