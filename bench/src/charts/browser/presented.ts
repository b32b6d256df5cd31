const nextFrame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));

/** Maximum duration of a step in ms. */
const limit = 120_000;

interface ElementTiming extends PerformanceEntry {
  readonly identifier: string;
  /** When the frame was presented; browsers without it only have the time of its paint. */
  readonly presentationTime?: number;
  readonly renderTime: number;
}

let count = 0;

/** Puts a word on the page and returns when its frame was on the screen, including rasterization. */
function presentationOfThisFrame(): Promise<number> {
  count += 1;
  const name = `presented-${count}`;
  const marker = document.createElement('p');
  marker.className = 'marker';
  marker.setAttribute('elementtiming', name);
  marker.textContent = String(count % 10);
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as ElementTiming[]) {
        if (entry.identifier !== name) continue;
        observer.disconnect();
        marker.remove();
        resolve(entry.presentationTime ?? entry.renderTime);
      }
    });
    observer.observe({ type: 'element', buffered: false });
    document.body.append(marker);
  });
}

/** Waits until the page is idle, so that no work of an earlier step is counted. */
export async function settled(): Promise<void> {
  await new Promise<void>((resolve) => {
    requestIdleCallback(() => resolve(), { timeout: 5000 });
  });
  await nextFrame();
  await nextFrame();
}

/**
 * Milliseconds from the start of an action until its result is on the screen.
 *
 * @param isShown - whether the document shows the result; checked at once, then in every frame
 * @throws Error when it never does
 */
export async function timeToPresent(action: () => void, isShown: () => boolean): Promise<number> {
  await settled();
  const started = performance.now();
  action();
  // Microtasks belong to the action: some libraries draw in one.
  for (let i = 0; i < 3; i += 1) await Promise.resolve();
  while (!isShown()) {
    await nextFrame();
    if (performance.now() - started > limit) throw new Error('The result was never shown.');
  }
  return (await presentationOfThisFrame()) - started;
}

/** Records the longest frames of the following pointer moves in ms, from the event until the frame is painted. */
export function watchMoves(): () => number {
  let longest = 0;
  let isWaiting = false;
  const onMove = ({ isTrusted }: Event): void => {
    if (isWaiting || !isTrusted) return;
    isWaiting = true;
    const started = performance.now();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        longest = Math.max(longest, performance.now() - started);
        isWaiting = false;
      });
      port1.start();
      // A task cannot run before the current frame is painted.
      port2.postMessage(null);
    });
  };
  addEventListener('pointermove', onMove, { capture: true });
  return () => {
    removeEventListener('pointermove', onMove, { capture: true });
    return longest;
  };
}
