import { extentWithin } from '../core/scale/value-scale.ts';
import type { Stretch } from '../layout/gaps.ts';
import { labelWidth } from '../core/time/time-axis.ts';
import { plotFor, type PlacedText, type Plot } from '../layout/plot-box.ts';
import { allStairs, hoursWithout, runs, stairs, stairsBack, tenth } from '../layout/stairs.ts';
import { defineChart } from '../chart/define-chart.ts';
import { path, rect } from '../chart/marks.ts';
import type { ChartArea, Picture } from '../chart/picture.ts';
import { dotsOn, sideBySide, trackInOrder } from '../chart/steps-in-order.ts';
import { textsIn, type InLanguage } from '../core/texts-in.ts';
import { valueAt } from '../core/typed-array.ts';
import { decimalsOf } from '../core/units.ts';
import { chartMessages } from '../text/messages/chart.ts';
import { seriesPeriod } from '../text/series-period.ts';
import { usageProfileMessages } from './messages.ts';
import {
  profileModel,
  weekendFrom,
  weekHours,
  type ProfileContent,
  type ProfileModel,
} from './profile-model.ts';
import {
  profileColumns,
  profileLegend,
  profileSummary,
  profileTooltip,
  spokenProfile,
  weekHourLabel,
  type ProfileFormat,
} from './profile-words.ts';
import * as styles from './UsageProfile.css.ts';
import { weekdayText } from '../core/time/date-text.ts';

/** Everything that a usage profile draws, without the cursor. */
export interface ProfileLayout extends Plot {
  readonly labels: readonly PlacedText[];
  readonly gaps: readonly Stretch[];
  readonly weekend: Stretch;
  /** Lines between days. */
  readonly separators: string;
  readonly mean: string;
  /** From the lowest to the highest value of each hour. */
  readonly range: string;
}

/** Room for a usage profile, and the language of its day names. */
export interface ProfileArea extends InLanguage, Pick<ChartArea, 'width' | 'height' | 'textScale'> {}

/** Lays out the week: Monday first, the weekend shaded. */
export function profileLayout(
  model: ProfileModel,
  unit: string,
  { width, height, textScale, language }: ProfileArea,
): ProfileLayout {
  const all = [0, weekHours] as const;
  const plot = plotFor({
    width,
    height,
    textScale,
    unit,
    language,
    domain: [0, weekHours],
    extent: extentWithin([
      { values: model.min, range: all },
      { values: model.max, range: all },
    ]),
    footer: 28,
  });
  const { box, x } = plot;
  const perDay = (box.right - box.left) / 7;
  const style = perDay > 62 * textScale ? 'long' : 'short';
  const names = Array.from({ length: 7 }, (_, day) => weekdayText(day + 1, style, language));
  const every = Math.ceil((Math.max(...names.map(labelWidth)) * textScale + 4) / perDay);
  return {
    ...plot,
    labels: names.flatMap((text, day): PlacedText[] =>
      day % every === 0
        ? [{ x: x.toX(day * 24 + 12), y: box.bottom + 18 * textScale, text, anchor: 'middle' }]
        : [],
    ),
    gaps: hoursWithout(model.mean, plot),
    weekend: { x: x.toX(weekendFrom), width: x.toX(weekHours) - x.toX(weekendFrom) },
    separators: [1, 2, 3, 4, 5, 6]
      .map((day) => `M${tenth(x.toX(day * 24))} ${box.top}V${box.bottom + 6}`)
      .join(''),
    mean: allStairs(model.mean, plot),
    range: runs(model.mean)
      .map((run) => `M${stairs(run, plot, model.max)}${stairsBack(run, plot, model.min)}`)
      .join(''),
  };
}

interface ShownProfile {
  readonly model: ProfileModel;
  readonly format: ProfileFormat;
  readonly period: string;
  readonly isEmpty: boolean;
}

function drawProfile({ model, format }: ShownProfile, area: ChartArea): Picture {
  const { language } = format;
  const layout = profileLayout(model, format.unit, { ...area, language });
  const { box, x, y, weekend } = layout;
  return {
    plot: layout,
    labels: layout.labels,
    gaps: layout.gaps,
    marks: [
      rect(styles.weekend, { ...weekend, y: box.top, height: box.bottom - box.top }),
      path(styles.separators, layout.separators),
      path(styles.range, layout.range),
      path(styles.mean, layout.mean),
    ],
    cursor: {
      cursorLabel: textsIn(usageProfileMessages, language)('weekHour'),
      ...sideBySide(x, 0, weekHours),
      dotsAt: (index) =>
        dotsOn(y, [
          { key: 'mean', color: 'var(--vr-color-data-current)', value: valueAt(model.mean, index) },
        ]),
      flagAt: ({ index }) => weekHourLabel(index, language),
      spokenAt: ({ index }, state) => spokenProfile(model, index, state, format),
      tooltipAt: ({ index }) => profileTooltip(model, index, format),
    },
  };
}

/** The 168 hours of an average week. */
export const usageProfile = /* @__PURE__ */ defineChart({
  model({ unit, data, hasSum = true }: ProfileContent, language): ShownProfile {
    const model = profileModel(data, hasSum);
    const extent = extentWithin([model.min, model.max].map((values) => ({ values, range: [0, weekHours] })));
    const decimals = decimalsOf(model.min, model.max);
    const period = seriesPeriod(data, language);
    return { model, format: { unit, decimals, language }, period, isEmpty: extent === null };
  },
  shown: (whole): ShownProfile => whole,
  track: ({ model: { mean } }) => trackInOrder(weekHours, [{ key: 'mean', values: mean }]),
  draw: drawProfile,
  words: ({ model, format, period, isEmpty }) => ({
    period,
    total: null,
    summary: profileSummary(model, format),
    emptyText: isEmpty ? textsIn(chartMessages, format.language)('noData') : null,
  }),
  legend: ({ format }) => ({ extra: profileLegend(format) }),
  table: ({ model, format }) => ({
    rowLabel: textsIn(usageProfileMessages, format.language)('weekHour'),
    rowCount: weekHours,
    rowHeadOf: (row) => weekHourLabel(row, format.language),
    columns: () => profileColumns(model, format),
  }),
});
