import { HeldCalls } from '../held-calls.ts';
import { anna, expect, test } from '../portal-test.ts';

/** Frames in which the page is watched: a ring that it turns itself has its style reckoned in each of them. */
const frames = 30;

test('ux 4: the ring of a page that loads turns by itself, without any work of the page', async ({
  openAs,
}) => {
  const page = await openAs(anna);
  const held = await HeldCalls.on(page, /\/api\/v1\/users\/profile\//);
  held.hold();
  await page.reload({ waitUntil: 'commit' });
  const ring = page.getByRole('progressbar').locator('svg');
  await expect(ring).toBeVisible();
  await ring.evaluate((svg) => Promise.all(svg.getAnimations().map(({ ready }) => ready)));
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const styles = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? Number.NaN;
  };
  const stylesOfFrames = async (): Promise<number> => {
    const before = await styles();
    await page.evaluate(async (count) => {
      for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
    }, frames);
    return (await styles()) - before;
  };
  // Fonts and files that still arrive have styles reckoned too, but they end; what turns a ring by itself never rests.
  await expect.poll(stylesOfFrames).toBeLessThan(frames / 3);
  const isTurning = await ring.evaluate((svg) =>
    svg.getAnimations().some(({ playState }) => playState === 'running'),
  );
  expect(isTurning).toBe(true);
  held.release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});
