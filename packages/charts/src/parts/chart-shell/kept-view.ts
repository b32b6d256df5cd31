import type { ChartViewState } from './view-state.ts';

/** A view kept by the app, for example in a link. */
export interface KeptView {
  /** Shown at first, and whenever it changes. */
  readonly viewState?: ChartViewState | undefined;
  /** Called when the reader has changed anything of the view, once the cursor is at rest. */
  readonly onViewStateChange?: ((state: ChartViewState) => void) | undefined;
}
