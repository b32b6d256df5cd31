import type { Page } from '@playwright/test';
import { HeldCalls } from '../held-calls.ts';
import { LayoutShiftWatch } from '../layout-shift.ts';
import { moveTo, settled, storedSession } from '../page-state.ts';
import { optionalCalls, signedInPages } from '../portal-pages.ts';
import { administrator, anna, expect, test } from '../portal-test.ts';

const phone = { width: 390, height: 900 };
const desktop = { width: 1440, height: 900 };

/** A page without a sign-in: on it, everything that was loaded for the user is forgotten. */
const elsewhere = '/reset-password';

interface View {
  readonly route: string;
  readonly address: string;
}

/** Opens a page whose data is held back, lets it go, and checks that nothing has moved: "0.00" of layout shift. */
async function expectStill(page: Page, held: HeldCalls, { route, address }: View): Promise<void> {
  await moveTo(page, elsewhere);
  held.hold();
  const watch = await LayoutShiftWatch.start(page);
  await moveTo(page, address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  held.release();
  await settled(page);
  const { value, moves } = await watch.end();
  const view = `${route}, ${String(page.viewportSize()?.width)} px: ${moves.join('\n')}`;
  expect.soft(value, view).toBeLessThan(0.005);
}

// Nothing fades, and toasts stand still.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { kind, user, name } of [
  { kind: 'customer', user: anna, name: 'a customer' },
  { kind: 'staff', user: administrator, name: 'the staff' },
] as const) {
  test(`ux 3, ux 4: nothing moves on any page of ${name} when its data comes`, async ({ openAs, portal }) => {
    test.setTimeout(600_000);
    const page = await openAs(user);
    const pages = await signedInPages(portal.url, await storedSession(page), kind);
    const held = await HeldCalls.on(page, optionalCalls);
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size);
      for (const [route, address] of Object.entries(pages)) {
        await expectStill(page, held, { route, address });
      }
    }
  });
}
