import type { AnyLanguage } from '../core/language.ts';

import { checkHeight, heightFor, isNarrowFor } from '../layout/plot-box.ts';
import type { CursorTrack } from '../cursor/cursor.ts';
import type { TimeWindow } from '../core/time/levels.ts';
import type { ChartKind, ChartLegend, ChartRoom, ChartWords, Reader } from './define-chart.ts';
import { areSame, memoizeOne } from './memoize-one.ts';
import type { ChartArea, Picture } from './picture.ts';
import type { ChartTable } from './table-column.ts';

/** Options for the frame around a chart, the same for every kind. */
export interface FrameContent {
  readonly title?: string;
  readonly unit: string;
  readonly period?: string;
  /** px. */
  readonly height?: number;
}

/** The current state of a chart. */
export interface ChartState {
  readonly title: string;
  readonly period: string;
  readonly height: number;
  readonly track: CursorTrack;
  /** The visible window; null is everything, and always null in a chart without levels. */
  readonly window: TimeWindow | null;
  /** Null until the width is known. */
  readonly picture: Picture | null;
  readonly words: ChartWords;
  readonly legend: ChartLegend;
  readonly table: ChartTable;
}

/** The stages from an app's content to picture and words; each one reruns only when its inputs have changed. */
export interface ChartStages<Content, Model> {
  model(content: Content, language: AnyLanguage): Model;
  series(model: Model): readonly string[];
  isComparable(model: Model): boolean;
  /**
   * @param hidden - Keys of hidden series.
   * @throws {ChartDataError} for a height that is not a positive number.
   */
  state(model: Model, frame: FrameContent, hidden: ReadonlySet<string>, reader: ReaderChoice): ChartState;
}

/** The reader's settings other than hidden series, and the available room. */
export interface ReaderChoice extends ChartRoom, Pick<Reader, 'isCompared'> {}

/** Props that affect only the frame: changing them does not invalidate the values. */
const frameKeys: ReadonlySet<string> = new Set([
  'title',
  'period',
  'height',
  'headingLevel',
  'isStale',
  'view',
  'onViewChange',
  'window',
  'onWindowChange',
  'viewState',
  'onViewStateChange',
  'onPeriodSelect',
  'onAnnotationsChange',
  'onWidthChange',
  'onRetry',
  'ref',
]);

/** The inputs of a chart as a flat list of names and values, for comparison. */
function contentOf(given: object): readonly unknown[] {
  return Object.entries(given)
    .filter(([key]) => !frameKeys.has(key))
    .flat();
}

const noSeries: readonly string[] = [];
const noLegend: ChartLegend = { place: 'none' };

/** The picture of a chart; null until its width is known. */
export function pictureOf<Content, Model, Shown>(
  kind: ChartKind<Content, Model, Shown>,
  shown: Shown,
  area: ChartArea,
): Picture | null {
  return area.width > 0 ? kind.draw(shown, area) : null;
}

/** Makes the stages of one chart. */
export function createStages<Content extends object, Model, Shown>(
  kind: ChartKind<Content, Model, Shown>,
): ChartStages<Content, Model> {
  let given: Content | null = null;
  const model = memoizeOne((content: Content, language: AnyLanguage) => kind.model(content, language));
  const series = memoizeOne((made: Model) => kind.series?.(made) ?? noSeries);
  const shownOf = memoizeOne((made: Model, hidden: ReadonlySet<string>, isCompared: boolean) =>
    kind.shown(made, { isVisible: (key) => !hidden.has(key), isCompared }),
  );
  const track = memoizeOne((shown: Shown) => kind.track(shown));
  const words = memoizeOne((shown: Shown) => kind.words(shown));
  const legend = memoizeOne((shown: Shown) => kind.legend?.(shown) ?? noLegend);
  const height = memoizeOne((shown: Shown, width: number, textScale: number, window: TimeWindow | null) => {
    const { height: usual } = kind;
    if (usual === undefined) return heightFor(width);
    if (typeof usual === 'function') return usual(shown, { width, textScale, window });
    return width > 0 && isNarrowFor(width, textScale) ? usual.narrow : usual.wide;
  });
  const picture = memoizeOne(
    (shown: Shown, width: number, high: number, window: TimeWindow | null, textScale: number) =>
      pictureOf(kind, shown, { width, height: high, window, textScale }),
  );
  const table = memoizeOne((shown: Shown, title: string, unit: string): ChartTable => ({
    caption: `${title}, ${unit}`,
    unit,
    ...kind.table(shown),
  }));
  return {
    model(content, language) {
      if (given === null || !areSame(contentOf(given), contentOf(content))) given = content;
      return model(given, language);
    },
    series,
    isComparable: (made) => kind.isComparable?.(made) ?? false,
    state(made, frame, hidden, { isCompared, ...room }) {
      const shown = shownOf(kind.zoomed?.(made, room) ?? made, hidden, isCompared);
      const { width, textScale } = room;
      const moved = track(shown);
      // Charts that share a cursor share its window, which has no meaning in a chart without levels.
      const window = moved.step === undefined ? null : room.window;
      const said = words(shown);
      const title = said.title ?? frame.title ?? '';
      const high =
        frame.height === undefined ? height(shown, width, textScale, window) : checkHeight(frame.height);
      return {
        title,
        period: frame.period ?? said.period ?? '',
        height: high,
        track: moved,
        window,
        picture: picture(shown, width, high, window, textScale),
        words: said,
        legend: legend(shown),
        table: table(shown, title, frame.unit),
      };
    },
  };
}
