import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

import { staleChunkGuard } from './page-guard.ts';

/** A screen whose code is loaded when it is first shown, or a little before. */
export interface LazyScreen<Props extends object> {
  readonly Screen: LazyExoticComponent<ComponentType<Props>>;
  /** Starts loading the code. A failure is dealt with when the screen is shown. */
  readonly preload: () => void;
}

/**
 * Makes a screen of an import. When loading fails the page is reloaded once (spec section 2); until then the screen
 * stays pending, so that nothing flashes. When a reload cannot help, or the server is away and a reload would only lose
 * the page, the error reaches the error boundary, which shows the 500 page.
 *
 * @param load - Imports the screen's module and picks the component.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  const start = (): Promise<ComponentType<Props>> => {
    loading ??= load();
    return loading;
  };
  const Screen = lazy(async () => {
    try {
      return { default: await start() };
    } catch (error) {
      if (await staleChunkGuard.handleFailure()) return new Promise<never>(() => undefined);
      throw error;
    }
  });
  return { Screen, preload: () => void start().catch(() => undefined) };
}
