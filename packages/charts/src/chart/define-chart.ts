import type { AnyLanguage } from '../core/language.ts';

import type { TimeWindow } from '../core/time/levels.ts';
import type { CursorTrack } from '../cursor/cursor.ts';
import type { LegendItem } from './key.ts';
import type { ChartArea, Picture } from './picture.ts';
import type { ChartTable } from './table-column.ts';

/** The reader's settings. */
export interface Reader {
  isVisible(key: string): boolean;
  /** Whether the earlier period is shown too. */
  readonly isCompared: boolean;
}

/** Room available to a chart in its page. */
export interface ChartRoom {
  /** px; 0 until it is laid out. */
  readonly width: number;
  /** Text size relative to the default of 1. */
  readonly textScale: number;
  /** The visible window; null is everything. */
  readonly window: TimeWindow | null;
}

/** The text around a chart's picture. */
export interface ChartWords {
  /** Set by kinds that name themselves; otherwise the app provides it. */
  readonly title?: string;
  /** Period in words, used where the app gives none. */
  readonly period?: string;
  /** Sum with its unit; null where values may not be added up. */
  readonly total: string | null;
  /** Describes what the picture shows. */
  readonly summary: string;
  /** Shown instead of the picture when there is nothing to draw. */
  readonly emptyText: string | null;
  /** Numbered notes under the picture. */
  readonly notes?: { readonly label: string; readonly texts: readonly string[] } | null;
  /** How to use the legend. */
  readonly hint?: string | null;
}

/** The legend of a chart, where the picture does not have the names of its series. */
export interface ChartLegend {
  /** Series that can be hidden. */
  readonly items?: readonly LegendItem[];
  /** Marks that cannot be hidden. */
  readonly extra?: readonly LegendItem[];
  /** `below` (under the picture) by default; `beside` puts it on one line with the title where there is room. */
  readonly place?: 'below' | 'beside' | 'above' | 'none';
}

/** Heights of a chart, px: the wide one until its width is known. */
export interface UsualHeight {
  readonly narrow: number;
  readonly wide: number;
}

/**
 * A kind of chart: pure functions from an app's content to picture, text and table. Everything else (store, window,
 * cursor, keys, legend, files, sound) is the same in every chart.
 *
 * `Content` is the app's input, `Model` its values in columns, and `Shown` the visible part of the model.
 */
export interface ChartKind<Content, Model, Shown> {
  /** Size of the title; `panel` by default. */
  readonly size?: 'section' | 'panel';
  /** @throws {ChartDataError} for data that cannot be drawn truthfully. */
  model(content: Content, language: AnyLanguage): Model;
  /** Keys of the series that can be hidden; none by default. */
  series?(model: Model): readonly string[];
  /** Whether there is an earlier period whose comparison can be turned off. */
  isComparable?(model: Model): boolean;
  /** The model at a coarser or finer resolution, for kinds that adapt it to the window; the same object each time. */
  zoomed?(model: Model, room: ChartRoom): Model;
  shown(model: Model, reader: Reader): Shown;
  /** What the cursor moves over. */
  track(shown: Shown): CursorTrack;
  /** Default height, px, where the app sets none; derived from the width when left out. */
  readonly height?: UsualHeight | ((shown: Shown, room: ChartRoom) => number);
  draw(shown: Shown, area: ChartArea): Picture;
  words(shown: Shown): ChartWords;
  /** No legend by default. */
  legend?(shown: Shown): ChartLegend;
  table(shown: Shown): Omit<ChartTable, 'caption' | 'unit'>;
}

/**
 * Defines a kind of chart.
 *
 * @returns The argument unchanged; the call only ties the types of its parts together.
 */
export function defineChart<Content, Model, Shown>(
  kind: ChartKind<Content, Model, Shown>,
): ChartKind<Content, Model, Shown> {
  return kind;
}
