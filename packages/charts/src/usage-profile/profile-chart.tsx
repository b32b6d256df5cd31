import { valueAt } from '../core/typed-array.ts';
import type { LaidOutChart } from '../parts/chart-shell/laid-out-chart.ts';
import { usageProfileMessages } from './messages.ts';
import { textsIn } from '../core/texts-in.ts';
import { profileLayout, type ProfileArea } from './profile-layout.ts';
import { weekHours, type ProfileModel } from './profile-model.ts';
import { profileTooltip, spokenProfile, weekHourLabel, type ProfileFormat } from './profile-text.ts';
import * as styles from './UsageProfile.css.ts';

/** Lays out a usage profile and says what its cursor finds; null until it has a width. */
export function profileChart(
  model: ProfileModel,
  area: ProfileArea,
  format: ProfileFormat,
): LaidOutChart | null {
  if (!(area.width > 0)) return null;
  const layout = profileLayout(model, format.unit, { ...area, language: format.language });
  const { box, x, y, weekend } = layout;
  return {
    plot: layout,
    timeLabels: layout.labels,
    gaps: layout.gaps,
    marks: (
      <>
        <rect
          className={styles.weekend}
          x={weekend.x}
          y={box.top}
          width={weekend.width}
          height={box.bottom - box.top}
        />
        <path className={styles.separators} d={layout.separators} />
        <path className={styles.range} d={layout.range} />
        <path className={styles.mean} d={layout.mean} />
      </>
    ),
    isClipped: false,
    note: null,
    cursor: {
      cursorLabel: textsIn(usageProfileMessages, format.language)('weekHour'),
      xOf: (index) => x.toX(index + 0.5),
      indexAt: (position) => Math.max(0, Math.min(weekHours - 1, Math.floor(x.toTime(position)))),
      dotsAt: (index) => {
        const mean = valueAt(model.mean, index);
        return Number.isNaN(mean)
          ? []
          : [{ key: 'mean', color: 'var(--vr-color-data-current)', y: y.toY(mean) }];
      },
      flagAt: ({ index }) => weekHourLabel(index, format.language),
      spokenAt: ({ index }, state) => spokenProfile(model, index, state, format),
      tooltipAt: ({ index }) => profileTooltip(model, index, format),
    },
  };
}
