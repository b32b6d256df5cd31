import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

import { staleChunkGuard } from './page-guard.ts';

/** Screen whose code is loaded on first use or by `preload`. */
export interface LazyScreen<Props extends object> {
  readonly Screen: LazyExoticComponent<ComponentType<Props>>;
  /** Starts loading the code. Failures are handled when the screen renders. */
  readonly preload: () => void;
}

/**
 * Makes a lazy screen from an import. When loading fails, the page reloads once (spec section 2); until then the screen
 * stays pending, so that nothing flashes. When a reload cannot help, or the server is unreachable and a reload would
 * only lose the page, the error goes to the error boundary, which shows the 500 page.
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
