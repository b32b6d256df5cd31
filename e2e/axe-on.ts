import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Axe over a page. What React Aria announces is left out: a button that waits is announced by reference, and once its
 * page is gone the reference leads nowhere for the few seconds that the announcement stands.
 */
export function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).exclude('[data-live-announcer]');
}
