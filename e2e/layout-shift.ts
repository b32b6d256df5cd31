import type { JSHandle, Page } from '@playwright/test';

/** What has moved. */
export interface LayoutShifts {
  /** Sum of the browser's values; less than 0.005 is 0.00. */
  readonly value: number;
  /** Each value with the elements' boxes before and after: x, y, width and height, px. */
  readonly moves: readonly string[];
}

interface Watch {
  readonly take: () => LayoutShifts;
}

/** Watches what moves on a page by itself, as the browser measures it for "Cumulative Layout Shift". */
export class LayoutShiftWatch {
  readonly #page: Page;
  readonly #watch: JSHandle<Watch>;

  private constructor(page: Page, watch: JSHandle<Watch>) {
    this.#page = page;
    this.#watch = watch;
  }

  static async start(page: Page): Promise<LayoutShiftWatch> {
    const watch = await page.evaluateHandle((): Watch => {
      interface Source {
        readonly node: Node | null;
        readonly previousRect: DOMRectReadOnly;
        readonly currentRect: DOMRectReadOnly;
      }
      interface Shift extends PerformanceEntry {
        readonly value: number;
        readonly sources: readonly Source[];
      }
      const moves: string[] = [];
      let sum = 0;
      const note = (entries: readonly PerformanceEntry[]) => {
        for (const { value, sources } of entries.filter(
          (entry): entry is Shift => entry.entryType === 'layout-shift',
        )) {
          sum += value;
          const moved = sources.map(
            ({ node, previousRect: { x, y, width, height }, currentRect: now }) =>
              `${node?.nodeName.toLowerCase() ?? 'gone'} "${node?.textContent?.trim().slice(0, 30) ?? ''}" ` +
              `${x} ${y} ${width} ${height} > ${now.x} ${now.y} ${now.width} ${now.height}`,
          );
          moves.push([value.toFixed(4), ...moved].join('\n  '));
        }
      };
      const observer = new PerformanceObserver((list) => note(list.getEntries()));
      observer.observe({ type: 'layout-shift' });
      return {
        take: () => {
          note(observer.takeRecords());
          observer.disconnect();
          return { value: sum, moves };
        },
      };
    });
    return new LayoutShiftWatch(page, watch);
  }

  /** What has moved since the start. */
  async end(): Promise<LayoutShifts> {
    // The browser tells of a shift after the frame that it was in.
    await this.#page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const shifts = await this.#watch.evaluate((watch) => watch.take());
    await this.#watch.dispose();
    return shifts;
  }
}
