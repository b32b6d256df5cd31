import type { ChartState } from '../../chart/chart-stages.ts';
import { element, picture, type MarksInside, type PageNode } from '../../chart/elements.ts';
import * as styles from './Plot.css.ts';

/** The picture of a chart and the layer over it. */
export interface PlotOptions {
  readonly chart: ChartState;
  /** Null until the width is known. */
  readonly marks: MarksInside | null;
  /** The cursor layer; null when there is no data to move over. */
  readonly layer: HTMLElement | null;
  /** Buttons over names in the picture. */
  readonly names: readonly PageNode[];
}

/**
 * The picture of a chart. Hidden from assistive technology, which gets the summary, the time cursor and the table
 * instead.
 */
export function plot({ chart, marks, layer, names }: PlotOptions): PageNode {
  const { emptyText } = chart.words;
  return element(
    'div',
    { class: styles.plot },
    [
      chart.picture && marks && picture(styles.drawing, chart.picture.plot.box, marks),
      layer && { own: layer },
      emptyText === null ? null : element('p', { class: styles.empty }, [emptyText]),
      ...names,
    ],
    { key: 'plot', style: { 'block-size': `${chart.height}px` } },
  );
}

/** The note under a picture that does not show every value. */
export function plotNote(note: string): PageNode {
  return element('p', { class: styles.note }, [note], { key: 'note' });
}

/** Numbered notes under a picture. */
export function plotNotes({
  label,
  texts,
}: {
  readonly label: string;
  readonly texts: readonly string[];
}): PageNode {
  const notes = texts.map((note) => element('li', {}, [note]));
  return element('ol', { class: styles.notes, 'aria-label': label }, notes);
}
