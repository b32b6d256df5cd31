import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';

import type { TimeWindow } from '../core/time/levels.ts';
import { stepStarts, type StepKind } from '../core/time/steps.ts';
import type { Steps } from '../cursor/window.ts';
import { createLevelLoader, type LevelLoaderOptions, type LevelSource } from './level-loader.ts';

/** All that a source has values for, at its finest. */
export interface LevelExtent {
  readonly step: StepKind;
  /** Starts of the first and last step, UTC ms. */
  readonly from: number;
  readonly to: number;
}

/** Props of a chart whose values come from a source as the reader zooms. */
export interface LevelProps {
  readonly finest: Steps;
  readonly window: TimeWindow | null;
  readonly onWindowChange: (window: TimeWindow | null) => void;
  readonly onWidthChange: (width: number) => void;
  readonly isStale: boolean;
  readonly onRetry: (() => void) | null;
}

/** The latest answer, and the chart's side of it. */
export interface Levels<Answer> {
  /** Null until the first answer. */
  readonly answer: Answer | null;
  readonly failure: unknown;
  /** For the chart: `<LineGraph {...chart} series={answer ?? []} … />`. */
  readonly chart: LevelProps;
}

/**
 * Asks a source for what a chart shows, again for each window, and gives the chart what it needs for that: the window, the
 * values before while newer ones are awaited, and a way to try again. Library only.
 *
 * @param source - Asked with a window and a width; keep its identity.
 * @param extent - Keep its identity.
 */
export function useLevels<Answer>(
  source: LevelSource<Answer>,
  extent: LevelExtent,
  options?: LevelLoaderOptions,
): Levels<Answer> {
  const [loader] = useState(() => createLevelLoader(source, options));
  const { answer, isLoading, failure } = useSyncExternalStore(loader.subscribe, loader.get, loader.get);
  const [window, setWindow] = useState<TimeWindow | null>(null);
  const [width, setWidth] = useState(0);
  const finest = useMemo(
    () => ({ step: extent.step, starts: stepStarts(extent.step, extent.from, extent.to) }),
    [extent],
  );
  useEffect(() => {
    if (width > 0) loader.show(window, width);
  }, [loader, window, width]);
  useEffect(() => () => loader.stop(), [loader]);
  const chart = {
    finest,
    window,
    onWindowChange: setWindow,
    onWidthChange: setWidth,
    isStale: isLoading,
    onRetry: failure === null ? null : loader.retry,
  };
  return { answer, failure, chart };
}
