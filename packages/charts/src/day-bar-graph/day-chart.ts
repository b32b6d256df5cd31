import { defineChart } from '../chart/define-chart.ts';
import { path } from '../chart/marks.ts';
import type { ChartArea, Picture } from '../chart/picture.ts';
import { dotsOn } from '../chart/steps-in-order.ts';
import { closestTo } from '../core/bisect.ts';
import { statsOf } from '../core/stats.ts';
import { textsIn } from '../core/texts-in.ts';
import { valueAt } from '../core/typed-array.ts';
import { decimalsFor, sumDecimals } from '../core/units.ts';
import { stepsWithin } from '../cursor/window.ts';
import { barLayout } from '../layout/bar-layout.ts';
import { chartMessages } from '../text/messages/chart.ts';
import { placeLabel } from '../text/place-label.ts';
import { seriesPeriod } from '../text/series-period.ts';
import { stepName } from '../text/step-name.ts';
import { quantityText } from '../text/values.ts';
import { windowText } from '../text/window-text.ts';
import { stepNoun } from '../text/words.ts';
import { dayModel, type BarModel, type DayBarContent } from './day-model.ts';
import {
  barKeys,
  dayColumns,
  dayLegend,
  dayLegendExtra,
  daySpoken,
  daySummary,
  dayTooltip,
  spokenBars,
  type DayFormat,
} from './day-words.ts';
import { barModels, barsWithin, barTrack, drawnModel, type BarModels } from './drawn-bars.ts';
import { dayBarMessages } from './messages.ts';
import * as styles from './DayBarGraph.css.ts';

/** Bars of one step length, and the alternatives that zooming can switch to. */
interface DayGraph {
  readonly models: BarModels;
  /** The bars that are drawn. */
  readonly model: BarModel;
  readonly format: DayFormat;
  readonly quantity: string;
  readonly isComparable: boolean;
  /** The same graph with other bars; the same object each time. */
  drawnAs(model: BarModel): DayGraph;
}

interface ShownDayGraph extends DayGraph {
  isVisible(key: string): boolean;
}

function graphOf(models: BarModels, content: DayBarContent, language: DayFormat['language']): DayGraph {
  const { unit, quantity, currentLabel, previousLabel, isComparable = true } = content;
  const known = new Map<BarModel, DayGraph>();
  const drawnAs = (model: BarModel): DayGraph => {
    const cached = known.get(model);
    if (cached) return cached;
    const { min, max } = statsOf(model);
    const decimals = decimalsFor(Math.max(Math.abs(max), Math.abs(min)));
    const format = { unit, decimals, currentLabel, previousLabel, language };
    const graph = { models, model, format, quantity, isComparable, drawnAs };
    known.set(model, graph);
    return graph;
  };
  return drawnAs(models.day);
}

function drawDays(shown: ShownDayGraph, { width, height, window, textScale }: ChartArea): Picture {
  const { models, model, format, isVisible } = shown;
  const { unit, language } = format;
  const [first, end] = stepsWithin(model.starts, window);
  const drawn = barsWithin(model, [first, end]);
  const layout = barLayout({
    ...drawn,
    width,
    height,
    textScale,
    unit,
    language,
    hasBars: isVisible(barKeys.current),
    // A line with nothing to compare is not drawn, and its scale would be the only thing there.
    hasLine: isVisible(barKeys.previous) && statsOf(models.day).count > 0,
  });
  const named = { ...model, language };
  const inside = (index: number) => Math.max(0, Math.min(end - first - 1, index - first));
  const marked = (index: number) => [
    { key: barKeys.current, color: 'var(--vr-color-data-current)', value: valueAt(drawn.values, index) },
    { key: barKeys.previous, color: 'var(--vr-color-data-previous)', value: valueAt(drawn.line, index) },
  ];
  return {
    plot: layout,
    labels: layout.timeLabels,
    gaps: layout.gaps,
    marks: [
      path(styles.separators, layout.separators),
      path(styles.bars, layout.bars),
      path(styles.tintedBars, layout.tintedBars),
      path(styles.halo, layout.line),
      path(styles.line, layout.line),
      path(styles.estimated, layout.estimated),
    ],
    shownText: window && textsIn(chartMessages, language)('shown', { what: windowText(named, window) }),
    cursor: {
      xOf: (index) => valueAt(layout.centers, inside(index)),
      indexAt: (x) => first + closestTo(layout.centers, x),
      dotsAt: (index) =>
        dotsOn(
          layout.y,
          marked(inside(index)).filter(({ key }) => isVisible(key)),
        ),
      flagAt: (place) => placeLabel(named, place).flag,
      spokenAt: (place, state) => daySpoken(model, place, state, format),
      tooltipAt: (place) => dayTooltip(model, place, isVisible, format),
      spokenWindow: (next) => spokenBars(drawnModel(models, next, width), next, format),
    },
  };
}

/** A bar per day, per week where days would be too thin, or per hour within a day. */
export const dayBars = /* @__PURE__ */ defineChart({
  size: 'section',
  model(content: DayBarContent, language): DayGraph {
    const days = dayModel(content.days, content.quantity);
    return graphOf(barModels(days, content.hours), content, language);
  },
  series: () => [barKeys.current, barKeys.previous],
  zoomed: (graph, { window, width }) => graph.drawnAs(drawnModel(graph.models, window, width)),
  shown: (graph, { isVisible }): ShownDayGraph => ({ ...graph, isVisible }),
  track: ({ model, models }) => barTrack(model, models),
  height: { narrow: 220, wide: 300 },
  draw: (shown, area) => drawDays(shown, area),
  words({ models: { day }, model, format, quantity, isComparable }) {
    const { unit, language } = format;
    const { count, sum } = statsOf(day);
    const step = stepNoun(model.step, language);
    return {
      title: textsIn(dayBarMessages, language)('title', { quantity, step }),
      period: seriesPeriod(day, language),
      total: count > 0 ? quantityText(sum, sumDecimals(unit), unit, language) : null,
      summary: daySummary(day, format, isComparable),
      emptyText: count > 0 ? null : textsIn(chartMessages, language)('noData'),
    };
  },
  legend: ({ model, format }) => ({
    items: dayLegend(model, format),
    extra: dayLegendExtra(model, format.language),
    place: 'beside',
  }),
  table: ({ model, format }) => ({
    rowCount: model.starts.length,
    rowHeadOf: (row) => stepName(model.step, valueAt(model.starts, row), model.covered, format.language).row,
    columns: () => dayColumns(model, format),
  }),
});
