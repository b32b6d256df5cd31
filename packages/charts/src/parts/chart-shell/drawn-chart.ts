import type { AnyLanguage } from '../../core/language.ts';

import { createStages, type ChartState } from '../../chart/chart-stages.ts';
import type { ChartKind } from '../../chart/define-chart.ts';
import { drawElements } from '../../chart/draw-elements.ts';
import { element, type PageElement, type PageNode } from '../../chart/elements.ts';
import { memoizeOne } from '../../chart/memoize-one.ts';
import { pictureMarks } from '../../chart/picture-marks.ts';
import type { Picture } from '../../chart/picture.ts';
import { isStep } from '../../core/time/levels.ts';
import { cursorIndex, isAsked, placeOf, type CursorTrack } from '../../cursor/cursor.ts';
import type { ChartAction } from '../../cursor/keys.ts';
import { isNarrowFor } from '../../layout/plot-box.ts';
import { visuallyHidden } from '../../theme/reading.css.ts';
import { chartFigure, figureAttributes } from '../chart-figure/chart-figure.ts';
import { commandRunner, type RunCommand } from '../commands/run-command.ts';
import { createCursorLayer, type CursorLayer, type PeriodLayer } from '../cursor-layer/cursor-layer.ts';
import type { ReaderTools } from '../reader-tools/reader-tools.ts';
import { createHiddenSeries } from '../legend/hidden-series.ts';
import { legend, type LegendOptions } from '../legend/legend.ts';
import * as legendStyles from '../legend/Legend.css.ts';
import { createRovingFocus } from '../legend/roving-focus.ts';
import { valueLegend } from '../legend/value-legend.ts';
import { followWidth, type ElementRoom } from '../plot/element-width.ts';
import { plot, plotNote, plotNotes } from '../plot/plot.ts';
import { createStatus } from '../status/status.ts';
import { chartToolbar, type ChartView } from '../toolbar/chart-toolbar.ts';
import { chartFiles, type ChartHandle } from './chart-files.ts';
import type { ChartFrame } from './chart-frame.ts';
import type { ChartPlace } from './chart-place.ts';
import { createDrawnPanel } from './drawn-panel.ts';
import { createDrawnTable } from './drawn-table.ts';
import type { ChartViewState } from './view-state.ts';
import { createWindowKeeper } from './kept-window.ts';
import { createPartsOnDemand } from './parts-on-demand.ts';
import { createListening } from './listening.ts';
import { pictureText } from './picture-text.ts';

const doNothing: RunCommand = () => false;
const noPeriod: PeriodLayer = { marked: () => null, select: () => undefined };

/** A complete chart, drawn without any framework. */
export interface DrawnChart<Given> extends ChartHandle {
  /** Attributes of the `figure` that it is drawn in. */
  attributes(given: Given): PageElement['attributes'];
  /**
   * Computes what would be shown, without drawing it.
   *
   * @throws {ChartDataError} for data that cannot be drawn truthfully.
   */
  check(given: Given, language: AnyLanguage): void;
  /** Content of the figure without a page (on a server): everything but the picture, whose width is unknown. */
  nodes(given: Given, language: AnyLanguage): readonly PageNode[];
  /** Draws new content, at once or when the chart is mounted. */
  update(given: Given, language: AnyLanguage): void;
  /** Draws itself in a `figure` and handles interaction until the returned function is called. */
  mount(figure: HTMLElement): () => void;
}

/**
 * Creates a chart of any kind: the only place where a kind is combined with its cursor, window, hidden series and room
 * in the page. At most four tab stops, whatever the data.
 */
export function drawnChart<Content extends object, Model, Shown>(
  kind: ChartKind<Content, Model, Shown>,
  { id, store }: ChartPlace,
): DrawnChart<Content & ChartFrame> {
  type Given = Content & ChartFrame;
  const stages = createStages<Given, Model, Shown>(kind);
  const keeper = createWindowKeeper(store);
  const marksOf = memoizeOne((picture: Picture, isEmpty: boolean) => ({
    marks: pictureMarks(picture, isEmpty),
    id,
  }));
  let now: { readonly given: Given; readonly language: AnyLanguage } | null = null;
  let page: { readonly figure: HTMLElement; readonly room: HTMLElement } | null = null;
  let space: ElementRoom = { width: 0, textScale: 1 };
  let isCompared = true;
  let ownView: ChartView = 'chart';
  let tools: ReaderTools | null = null;

  let isPending = false;
  const redraw = () => {
    if (isPending || !page) return;
    isPending = true;
    queueMicrotask(() => {
      if (isPending) draw();
    });
  };
  const status = createStatus(redraw);
  const hidden = createHiddenSeries(redraw);
  const parts = createPartsOnDemand(redraw);
  const table = createDrawnTable({ id, store }, parts, redraw);
  const roving = { toolbar: createRovingFocus(redraw), legend: createRovingFocus(redraw) };

  const stateOf = (given: Given, language: AnyLanguage) => {
    const model = stages.model(given, language);
    const { window } = store.get();
    const chart = stages.state(model, given, hidden.keys(), {
      ...space,
      window,
      isCompared,
    });
    return { model, chart };
  };
  const files = chartFiles(() => {
    if (!page || !now) return null;
    const { chart } = stateOf(now.given, now.language);
    const { table: values, track, window } = chart;
    return { figure: page.figure, text: pictureText(chart, now.language), table: values, track, window };
  });
  let runNow: RunCommand = doNothing;
  const run: RunCommand = (command, from) => runNow(command, from);
  let layer: CursorLayer | null = null;
  const panel = createDrawnPanel(id, parts, { files, run }, redraw);
  const show = (view: ChartView) => {
    table.enters(false);
    ownView = view;
    now?.given.onViewChange?.(view);
    redraw();
  };
  const viewNow = (): ChartViewState => {
    const { window, time, seriesKey } = store.get();
    const view = now?.given.view ?? ownView;
    return { view, window, hidden: [...hidden.keys()], time, series: seriesKey, isCompared };
  };
  /** The view that the app gave last or was told of last, as text. */
  let knownView: string | undefined;
  const followView = ({ viewState }: Given, track: CursorTrack) => {
    const asked = JSON.stringify(viewState);
    if (!viewState || asked === knownView) return;
    knownView = asked;
    ownView = viewState.view;
    ({ isCompared } = viewState);
    hidden.replace(viewState.hidden);
    store.move({ type: 'restore', ...viewState, seriesKey: viewState.series }, track);
  };
  /** What the reader can leave with the app; null where it asks for nothing, and until the part for it has been loaded. */
  const toolsOf = ({ onPeriodSelect, onAnnotationsChange, onViewStateChange }: Given): ReaderTools | null => {
    if (!onPeriodSelect && !onAnnotationsChange && !onViewStateChange) return null;
    return (tools ??=
      parts.creators()?.createReaderTools({
        id,
        now() {
          if (!now) return null;
          const { track, table: values, picture } = stateOf(now.given, now.language).chart;
          const { step = null, starts } = track;
          const state = store.get();
          const nameOf = (index: number) => {
            const place = { level: step, index, end: index + 1, position: 0, count: 1, indexAt: () => index };
            return picture?.cursor.tooltipAt(place, state).title ?? '';
          };
          const here = cursorIndex(state, track);
          return { ...now, step: isStep(step) ? step : null, starts, here, nameOf, notedAt: values.notedAt };
        },
        viewNow,
        reported(view) {
          knownView = view;
        },
        changed: redraw,
        say: status.say,
        focus: () => layer?.focus(),
      }) ?? null);
  };
  const listening = createListening(store, () =>
    now ? stateOf(now.given, now.language).chart.track : { starts: new Float64Array(), series: [] },
  );

  /** What the chart can do besides moving its cursor. */
  const actionsOf = (model: Model, { track }: ChartState): Partial<Record<ChartAction, () => void>> => ({
    table() {
      show('table');
      // The key was pressed on the time cursor, which the table replaces: move focus to the table.
      table.enters(true);
    },
    commands: panel.toggle,
    listen: () => listening.toggle(),
    ...tools?.actions(),
    ...(track.series.length > 1 || hidden.keys().size > 0
      ? {
          only: () =>
            hidden.showOnly(store.get().seriesKey ?? track.series[0]?.key ?? '', stages.series(model)),
        }
      : {}),
    ...(stages.isComparable(model)
      ? {
          compare() {
            isCompared = !isCompared;
            redraw();
          },
        }
      : {}),
  });

  const layerOver = (chart: ChartState, picture: Picture | null, language: AnyLanguage) => {
    if (!page || !picture) {
      layer?.destroy();
      layer = null;
      return null;
    }
    // Until what selects periods has been loaded, a drag must not zoom either.
    const period = tools ? tools.period() : now?.given.onPeriodSelect ? noPeriod : null;
    const options = { language, plot: picture.plot, track: chart.track, view: picture.cursor, period };
    if (layer) layer.update(options);
    else layer = createCursorLayer(id, store, run, options);
    return layer.root;
  };

  /**
   * Content of the figure, and separately that of the element whose width is observed.
   *
   * @param room - Null where there is no page.
   */
  const nodesOf = (
    { given, language }: { readonly given: Given; readonly language: AnyLanguage },
    room: HTMLElement | null,
  ) => {
    const { model, chart } = stateOf(given, language);
    const { title, period, track, window, words } = chart;
    const { emptyText, total, summary, notes, hint } = words;
    const { items = [], extra = [], place = 'below' } = chart.legend;
    const view = given.view ?? ownView;
    const isNarrow = space.width > 0 && isNarrowFor(space.width, space.textScale);
    const picture = view === 'chart' ? chart.picture : null;
    const drawn = emptyText === null ? picture : null;
    toolsOf(given);
    const actions = actionsOf(model, chart);
    const cursor = chart.picture?.cursor ?? null;
    runNow = commandRunner({ id, store, track, view: cursor, actions, tools, say: status.say, language });
    const keys = stages.series(model);
    const entries: LegendOptions = {
      id: `${id}-legend`,
      language,
      items,
      extra,
      hidden: hidden.keys(),
      roving: roving.legend,
      toggle: (key) => hidden.toggle(key),
      showOnly: (key) => hidden.showOnly(key, keys),
    };
    const boxes = picture?.names?.boxes;
    const isInline = place === 'beside' && space.width > 0 && !isNarrow && !boxes;
    const underneath = () => {
      const state = store.get();
      const at = drawn && isNarrow && isAsked(state) ? placeOf(state, track) : null;
      if (at && drawn) return valueLegend(entries, drawn.cursor.tooltipAt(at, state), given.unit);
      if (boxes) return [];
      if (place === 'below') return legend(entries, { layout: 'grid' });
      return place === 'beside' && isNarrow ? legend(entries, { layout: 'inline' }) : [];
    };
    if (view !== 'table') table.close();
    const inRoom: readonly PageNode[] = [
      ...(place === 'above' ? legend(entries, { layout: 'row' }) : []),
      ...(view === 'table' ? table.nodes(chart, language) : [null, null]),
      view === 'chart'
        ? plot({
            chart,
            marks: picture && marksOf(picture, emptyText !== null),
            layer: layerOver(chart, drawn, language),
            names: boxes ? legend(entries, { layout: 'names', boxes }) : [],
          })
        : null,
      picture?.note ? plotNote(picture.note) : null,
      given.onRetry ? (parts.creators()?.problemNote(given.onRetry, language) ?? null) : null,
      ...underneath(),
    ];
    if (view !== 'chart') layerOver(chart, null, language);
    const panelId = `${id}-panel`;
    const shownText = picture?.shownText ?? null;
    const inside = chartFigure({
      id,
      title,
      headingLevel: given.headingLevel ?? 2,
      size: kind.size ?? 'panel',
      period: shownText ?? period,
      total: shownText === null ? total : null,
      summary,
      aside: isInline ? legend(entries, { layout: 'inline' }) : null,
      toolbar: chartToolbar({
        language,
        view,
        onViewChange: show,
        canZoom: track.step !== undefined && track.starts.length > 2,
        isZoomed: window !== null,
        isNarrow,
        run,
        roving: roving.toolbar,
        isPanelOpen: panel.isOpen(),
        panelId,
      }),
      inside: [
        element(
          'div',
          { id: panelId, hidden: panel.isOpen() ? undefined : '' },
          panel.nodes(chart, { actions, hasPicture: view === 'chart', language }),
        ),
        tools?.node() ?? null,
        room ? { own: room } : element('div', {}, inRoom),
        notes ? plotNotes(notes) : null,
        hint ? element('p', { class: legendStyles.hint }, [hint]) : null,
        // Announces changes other than the cursor's value: the visible window, the effect of a button (WCAG 4.1.3).
        element('output', { class: visuallyHidden }, [status.text()]),
      ],
    });
    return { inside, inRoom, isList: drawn !== null && isNarrow };
  };

  let { window: drawnWindow } = store.get();
  let isList = false;
  function draw(): void {
    // What was asked for meanwhile is drawn with this.
    isPending = false;
    if (!page || !now) return;
    drawnWindow = store.get().window;
    const nodes = nodesOf(now, page.room);
    ({ isList } = nodes);
    drawElements(page.figure, nodes.inside);
    drawElements(page.room, nodes.inRoom);
    table.drawn(page.room);
    tools?.moved();
  }
  /** Applies the window controlled by the app, then draws. */
  const drawKept = () => {
    if (!page || !now) return;
    const { track } = stateOf(now.given, now.language).chart;
    keeper.follow(now.given, track);
    followView(now.given, track);
    draw();
  };
  const moved = () => {
    keeper.moved();
    tools?.moved();
    if (isList || store.get().window !== drawnWindow) redraw();
  };

  return {
    ...files,
    attributes: (given) => figureAttributes(id, given.isStale ?? false),
    check: (given, language) => void stateOf(given, language),
    nodes: (given, language) => nodesOf({ given, language }, null).inside,
    update(given, language) {
      now = { given, language };
      drawKept();
    },
    mount(figure) {
      const room = document.createElement('div');
      // Attached before anything is drawn, so that the first layout has the right width.
      figure.replaceChildren(room);
      const stops = [
        followWidth(room, (next) => {
          space = next;
          draw();
          now?.given.onWidthChange?.(next.width);
        }),
        store.subscribe(moved),
      ];
      page = { figure, room };
      drawKept();
      now?.given.onWidthChange?.(space.width);
      return () => {
        for (const stop of stops) stop();
        status.stop();
        tools?.stop();
        listening.stop();
        layer?.destroy();
        layer = null;
        table.close();
        drawElements(figure, []);
        page = null;
        space = { width: 0, textScale: 1 };
      };
    },
  };
}
