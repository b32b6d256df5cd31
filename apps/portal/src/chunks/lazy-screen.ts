import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

import { staleChunkGuard } from './page-guard.ts';

/**
 * A screen whose code is loaded when it is first shown. When loading fails the page is reloaded once (spec section 2);
 * until then the screen stays pending, so that nothing flashes. When a reload cannot help, the error reaches the
 * error boundary, which shows the 500 page.
 *
 * @param load - Imports the screen's module and picks the component.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      if (staleChunkGuard.handleFailure()) return new Promise<never>(() => undefined);
      throw error;
    }
  });
}
