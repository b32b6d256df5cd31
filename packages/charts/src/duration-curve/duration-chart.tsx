import { useId } from 'react';

import type { TimeWindow } from '../core/time/levels.ts';
import { valueAt } from '../core/typed-array.ts';
import * as referenceStyles from '../line-graph/ReferenceMarks.css.ts';
import type { LaidOutChart } from '../parts/chart-shell/laid-out-chart.ts';
import { FillPattern } from '../parts/fill/FillPattern.tsx';
import * as fillStyles from '../parts/fill/Fill.css.ts';
import { quantityText } from '../text/values.ts';
import { chartMessages } from '../text/messages/chart.ts';
import { durationMessages } from './messages.ts';
import { textsIn } from '../core/texts-in.ts';
import { countedSteps } from '../text/words.ts';
import { durationLayout, shownPlaces, type DurationLayout } from './duration-layout.ts';
import type { DurationModel } from './duration-model.ts';
import {
  durationTooltip,
  overFill,
  peakLabel,
  rankText,
  spokenDuration,
  spokenRanks,
  type DurationFormat,
} from './duration-text.ts';
import * as styles from './DurationCurve.css.ts';

/** Room of a duration curve, and what it shows. */
export interface DurationArea {
  /** px. */
  readonly width: number;
  readonly height: number;
  readonly textScale: number;
  /** Places in the order that are shown; null is all. */
  readonly window: TimeWindow | null;
}

interface MarkProps {
  readonly layout: DurationLayout;
  readonly format: DurationFormat;
}

function Level({ layout, format }: MarkProps) {
  const { box, y } = layout;
  if (format.level === null) return null;
  const at = y.toY(format.level);
  return (
    <g>
      <path className={referenceStyles.threshold} d={`M${box.left} ${at.toFixed(1)}H${box.right}`} />
      <text className={referenceStyles.label} x={box.right} y={at - 5} textAnchor="end">
        {`${textsIn(durationMessages, format.language)('subscribed')}, ${quantityText(format.level, format.decimals, format.unit)}`}
      </text>
    </g>
  );
}

function Over({ path }: { readonly path: string }) {
  const id = useId();
  return (
    <>
      <defs>
        <FillPattern id={id} fill={overFill} />
      </defs>
      <path className={fillStyles.area} d={path} fill={`url(#${id})`} />
    </>
  );
}

/** The highest value and when it was, beside the start of the curve. */
function Peak({ layout, format, model }: MarkProps & { readonly model: DurationModel }) {
  const { box, y } = layout;
  if (model.values.length === 0) return null;
  const { value, time } = peakLabel(model, format);
  const at = y.toY(valueAt(model.values, 0));
  const line = 14 * box.textScale;
  const x = box.left + 10;
  // Inside the plot, also when the peak is the top of the axis.
  const first = Math.max(box.top + line, at - 4);
  return (
    <g>
      <circle className={styles.peak} cx={box.left} cy={at} r={4} />
      <text className={styles.peakValue} x={x} y={first}>
        {value}
      </text>
      <text className={styles.peakTime} x={x} y={first + line}>
        {time}
      </text>
    </g>
  );
}

/** Lays out a duration curve and says what its cursor finds; null until it has a width. */
export function durationChart(
  model: DurationModel,
  area: DurationArea,
  format: DurationFormat,
): LaidOutChart | null {
  if (!(area.width > 0)) return null;
  const { values } = model;
  const { language } = format;
  const text = textsIn(durationMessages, language);
  const layout = durationLayout({
    ...area,
    unit: format.unit,
    values,
    level: format.level,
    axisLabel: text('axis', { steps: countedSteps(values.length, model.step, language) }),
  });
  const { x, y } = layout;
  const [first, end] = shownPlaces(values.length, area.window);
  return {
    plot: layout,
    timeLabels: layout.labels,
    gaps: [],
    marks: (
      <>
        <path className={styles.area} d={layout.area} />
        {layout.over !== '' && <Over path={layout.over} />}
        <path className={styles.curve} d={layout.curve} />
      </>
    ),
    references: (
      <>
        <Level layout={layout} format={format} />
        {first === 0 && <Peak layout={layout} format={format} model={model} />}
      </>
    ),
    isClipped: area.window !== null,
    note: null,
    shownText:
      area.window &&
      textsIn(chartMessages, language)('shown', { what: rankText(model, { index: first, end }, language) }),
    cursor: {
      cursorLabel: text('rank'),
      xOf: (index) => x.toX(index + 0.5),
      indexAt: (position) => Math.max(first, Math.min(end - 1, Math.floor(x.toTime(position)))),
      dotsAt: (index) => [
        { key: 'value', color: 'var(--vr-color-data-current)', y: y.toY(valueAt(values, index)) },
      ],
      flagAt: (place) => rankText(model, place, language),
      spokenAt: (place, state) => spokenDuration(model, place, state, format),
      tooltipAt: (place) => durationTooltip(model, place, format),
      spokenWindow: (next) => spokenRanks(model, shownPlaces(values.length, next), format),
    },
  };
}
