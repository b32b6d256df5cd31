import type { ReaderToolsOptions } from './tool-chart.ts';

/** Tells the app of the reader's view. */
export interface ViewReport {
  /** Reports the view soon, if it has changed. */
  moved(): void;
  stop(): void;
}

/** Time without a change after which a view is reported, ms. */
const restMs = 200;

/** Creates the report of one chart: the app is told once the cursor is at rest, not of sixty moves a second. */
export function createViewReport({
  now,
  viewNow,
  reported,
}: Pick<ReaderToolsOptions, 'now' | 'viewNow' | 'reported'>): ViewReport {
  let known = JSON.stringify(viewNow());
  let timer: ReturnType<typeof setTimeout> | undefined;
  const report = () => {
    const view = viewNow();
    const text = JSON.stringify(view);
    const onChange = now()?.given.onViewStateChange;
    if (text === known || !onChange) return;
    known = text;
    // The app gives the same view back; it is then not applied again, as the reader may have moved on.
    reported(text);
    onChange(view);
  };
  return {
    moved() {
      clearTimeout(timer);
      timer = setTimeout(report, restMs);
    },
    stop: () => clearTimeout(timer),
  };
}
