import { appendFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** An event that somebody's press, tap or key caused, as the browser times it. */
export interface TimedEvent {
  /** The same for every event of one interaction. */
  readonly interaction: string;
  readonly type: string;
  /** Path of the page that it happened on, ids left out. */
  readonly page: string;
  /** From the input until the frame that answers it was painted, in steps of 8 ms. */
  readonly milliseconds: number;
}

/**
 * Appends every interaction of a page to a file, a line of JSON to an event: what "Interaction to Next Paint" is reckoned
 * from. Those of less than 16 ms, which the browser does not tell of, are missing.
 */
export async function noteInteractions(page: Page, file: string): Promise<void> {
  await page.exposeFunction('noteTimedEvents', (events: readonly TimedEvent[]) => {
    appendFileSync(file, events.map((event) => `${JSON.stringify(event)}\n`).join(''));
  });
  await page.addInitScript(() => {
    interface Timing extends PerformanceEntry {
      readonly interactionId: number;
    }
    const loaded = crypto.randomUUID();
    const observer = new PerformanceObserver((list) => {
      const events = list
        .getEntries()

        .filter(
          (entry): entry is Timing =>
            'interactionId' in entry && typeof entry.interactionId === 'number' && entry.interactionId > 0,
        )
        .map((entry) => ({
          interaction: `${loaded} ${entry.interactionId}`,
          type: entry.name,
          page: location.pathname.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '…'),
          milliseconds: entry.duration,
        }));
      if (events.length > 0) void Reflect.get(window, 'noteTimedEvents')(events);
    });
    // An object of its own: TypeScript's DOM does not know the threshold of Event Timing yet.
    const shortest = { type: 'event', durationThreshold: 16, buffered: true };
    observer.observe(shortest);
  });
}
