import type { Browser, CDPSession, Page } from 'playwright-core';
import { bundle } from '../ui/bundle.ts';
import type { Peer } from './peers.ts';

/** A page with one chart library, and the browser's own metrics of it. */
export interface ChartTab {
  readonly page: Page;
  /** CPU time of the page's main thread during an action, ms. */
  readonly busy: <Result>(action: () => Promise<Result>) => Promise<readonly [ms: number, result: Result]>;
  /** Bytes held by the page after garbage collection, including typed arrays. */
  readonly heap: () => Promise<number>;
  readonly close: () => Promise<void>;
}

/** The marker that dates a frame is over the page, outside its layout. */
const frame =
  'body, figure { margin: 0 } body { font-family: sans-serif } .marker { position: fixed; inset: auto 0 0 auto; margin: 0; will-change: transform }';

/** Sources bundled for the browser, by path: once for all rounds. */
const bundles = new Map<string, Promise<{ readonly script: string; readonly css: string }>>();

async function bundled({ page }: Peer): Promise<{ readonly script: string; readonly css: string }> {
  const { scripts, css } = await bundle({ entryPoints: [page] });
  return { script: scripts[0]?.text ?? '', css };
}

async function taskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}

/**
 * Opens a fresh page with one library on it.
 *
 * @throws Error when the page does not load
 */
export async function openChartTab(browser: Browser, peer: Peer): Promise<ChartTab> {
  const source = bundles.get(peer.page) ?? bundled(peer);
  bundles.set(peer.page, source);
  const { script, css } = await source;
  const context = await browser.newContext({ viewport: { width: 1300, height: 1000 } });
  const page = await context.newPage();
  page.setDefaultTimeout(0);
  page.on('pageerror', (error) => process.stderr.write(`${peer.name}: ${error.message}\n`));
  const body = `<!doctype html><html lang="sv"><title>Bench</title><style>${frame}</style><style>${css}</style>`;
  // Cross-origin isolated: only then are clocks and presentation times exact.
  const headers = {
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
  };
  await page.route('http://bench.localhost/', (route) =>
    route.fulfill({ contentType: 'text/html', headers, body }),
  );
  await page.goto('http://bench.localhost/');
  await page.addScriptTag({ type: 'module', content: script });
  await page.waitForFunction(() => globalThis.chartPage !== undefined, undefined, { timeout: 60_000 });
  const session = await context.newCDPSession(page);
  // CPU time, so that other load on the machine is not counted.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return {
    page,
    async busy(action) {
      const before = await taskSeconds(session);
      const result = await action();
      return [((await taskSeconds(session)) - before) * 1000, result];
    },
    async heap() {
      await session.send('HeapProfiler.collectGarbage');
      await session.send('HeapProfiler.collectGarbage');
      const { usedSize, backingStorageSize } = await session.send('Runtime.getHeapUsage');
      return usedSize + backingStorageSize;
    },
    close: () => context.close(),
  };
}
