import type { AnyLanguage } from '../../core/language.ts';

import type { ChartKind } from '../../chart/define-chart.ts';
import { createCursorStore, type CursorStore } from '../../cursor/store.ts';
import type { ChartHandle } from './chart-files.ts';
import type { ChartFrame } from './chart-frame.ts';
import { drawnChart } from './drawn-chart.ts';

/** What a chart shows and how: the content of its kind and the options of its frame. */
export type ChartDescription<Content, Model, Shown> = NoInfer<Content> &
  ChartFrame & {
    readonly kind: ChartKind<Content, Model, Shown>;
    /** Language of all generated text and speech; Swedish by default. */
    readonly language?: AnyLanguage;
    /** Charts given the same store share one time cursor and one window. */
    readonly cursor?: CursorStore;
  };

/** A chart on a page. */
export interface CreatedChart<Content, Model, Shown> extends ChartHandle {
  /**
   * Shows new content of the same kind, keeping the cursor and the reader's settings.
   *
   * @throws {ChartDataError} for data that cannot be drawn truthfully; the chart is then left unchanged.
   */
  update(description: ChartDescription<Content, Model, Shown>): void;
  /** Removes the chart from the page. */
  destroy(): void;
}

let made = 0;

/**
 * Appends a chart to an element, complete with keyboard, speech, legend, tools, table and files. It fills the available
 * width and follows its changes.
 *
 * @throws {ChartDataError} for data that cannot be drawn truthfully; the element is then left unchanged.
 */
export function createChart<Content extends object, Model, Shown>(
  element: HTMLElement,
  description: ChartDescription<Content, Model, Shown>,
): CreatedChart<Content, Model, Shown> {
  made += 1;
  const { kind, cursor = createCursorStore() } = description;
  const chart = drawnChart(kind, { id: `vinrod-chart-${made}`, store: cursor });
  const figure = document.createElement('figure');
  const update = (next: ChartDescription<Content, Model, Shown>) => {
    const { language = 'sv' } = next;
    chart.check(next, language);
    for (const [name, value] of Object.entries(chart.attributes(next))) {
      figure.setAttribute(name, String(value));
    }
    chart.update(next, language);
  };
  update(description);
  element.append(figure);
  const unmount = chart.mount(figure);
  return {
    exportAs: chart.exportAs,
    download: chart.download,
    copy: chart.copy,
    update,
    destroy() {
      unmount();
      figure.remove();
    },
  };
}
