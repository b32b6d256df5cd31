const nextFrame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));

/** Waits for the paint of the current frame: a task cannot run before it. */
const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve());
    port1.start();
    port2.postMessage(null);
  });

/** Waits until the page is idle, so that no work of an earlier step is counted. */
export async function settled(): Promise<void> {
  await new Promise<void>((resolve) => {
    requestIdleCallback(() => resolve(), { timeout: 5000 });
  });
  await nextFrame();
  await afterPaint();
}

/** Maximum duration of a step in ms. */
const limit = 300_000;

/** Waits until the document shows something and has painted it; checks once per frame. */
async function painted(started: number, isShown: () => boolean): Promise<number> {
  do {
    await nextFrame();
    if (performance.now() - started > limit) throw new Error('The result was never shown.');
  } while (!isShown());
  await afterPaint();
  return performance.now() - started;
}

/**
 * Milliseconds from the start of an action until its result is painted.
 *
 * @param isShown - whether the document shows the result; checked once per frame
 * @throws Error when it never does
 */
export async function timeToPaint(action: () => void, isShown: () => boolean): Promise<number> {
  await settled();
  const started = performance.now();
  action();
  return painted(started, isShown);
}

/**
 * Milliseconds of the next press, as counted by Interaction to Next Paint: the longer of pointer down until painted,
 * and
 * pointer up until its result is painted.
 */
export function nextPress(isShown: () => boolean): Promise<number> {
  const down = new Promise<number>((resolve) => {
    addEventListener('pointerdown', ({ timeStamp }) => resolve(painted(timeStamp, () => true)), {
      capture: true,
      once: true,
    });
  });
  const up = new Promise<number>((resolve) => {
    addEventListener('pointerup', ({ timeStamp }) => resolve(painted(timeStamp, isShown)), {
      capture: true,
      once: true,
    });
  });
  return Promise.all([down, up]).then((times) => Math.max(...times));
}
