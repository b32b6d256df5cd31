import type { PageElement } from '../../chart/elements.ts';
import { valueAt } from '../../core/typed-array.ts';
import type { ChartAction } from '../../cursor/keys.ts';
import {
  createAnnotationEditor,
  type AnnotationEditorOptions,
} from '../annotation-editor/annotation-editor.ts';
import { annotationTime } from '../annotation-editor/kept-annotations.ts';
import type { PeriodLayer } from '../cursor-layer/cursor-layer.ts';
import { createPeriodSelection, type PeriodOptions } from './period-selection.ts';
import type { ReaderToolsOptions } from './tool-chart.ts';
import { createViewReport } from './view-report.ts';

/** What readers can leave with the app: a period, notes, and the view itself. */
export interface ReaderTools {
  actions(): Partial<Record<ChartAction, () => void>>;
  /** What periods are selected with; null where the app does not ask for them. */
  period(): PeriodLayer | null;
  /** The form for notes while it is open. */
  node(): PageElement | null;
  /** Gives up what has been begun; false when there is nothing. */
  giveUp(): boolean;
  /** Called when the reader has changed anything. */
  moved(): void;
  stop(): void;
}

/** Creates the reader's tools of one chart. */
export function createReaderTools(options: ReaderToolsOptions): ReaderTools {
  const { id, now, changed, say, focus } = options;
  const selection = createPeriodSelection();
  const report = createViewReport(options);
  let editor: ((editing: AnnotationEditorOptions) => PageElement) | null = null;
  /** The instant that the reader writes about. */
  let noteTime = 0;
  const close = () => {
    editor = null;
    changed();
    focus();
  };
  const periods = (): PeriodOptions | null => {
    const chart = now();
    const onSelect = chart?.given.onPeriodSelect;
    return chart && onSelect && chart.step !== null ? { ...chart, onSelect, say, changed } : null;
  };
  return {
    actions() {
      const chart = now();
      const mark = () => {
        const choosing = periods();
        if (choosing) selection.mark(choosing);
      };
      return {
        ...(periods() ? { period: mark } : {}),
        ...(chart?.given.onAnnotationsChange && chart.notedAt !== undefined && chart.here >= 0
          ? {
              annotate() {
                noteTime = valueAt(chart.starts, now()?.here ?? chart.here);
                editor = createAnnotationEditor(changed);
                changed();
              },
            }
          : {}),
      };
    },
    period() {
      const choosing = periods();
      return (
        choosing && {
          marked: () => selection.marked(choosing.starts, now()?.here ?? choosing.here),
          select: (one, other) => selection.select(one, other, choosing),
        }
      );
    },
    node() {
      const chart = now();
      if (!editor || !chart) return null;
      const { given, language, step, starts, nameOf, notedAt } = chart;
      const { annotations = [], onAnnotationsChange: onChange } = given;
      if (!onChange || step === null) return null;
      const place = starts.findLastIndex((start) => start <= noteTime);
      return editor({
        id: `${id}-notes`,
        annotations,
        own: (notedAt?.(place) ?? []).filter(({ isFixed }) => isFixed !== true),
        when: nameOf(place),
        at: annotationTime(step, noteTime),
        onChange,
        close,
        language,
      });
    },
    giveUp() {
      const had = selection.giveUp();
      if (had) changed();
      return had;
    },
    moved: () => report.moved(),
    stop: () => report.stop(),
  };
}
