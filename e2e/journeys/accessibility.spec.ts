import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '../portal-test.ts';

const publicRoutes = ['/', '/reset-password', '/finns-inte'];
const signedInRoutes = ['/overview', '/overview/published-news', '/analytics', '/overview/finns-inte'];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } });

      for (const route of publicRoutes) {
        test(`axe finds nothing on ${route}`, async ({ page, portal }) => {
          await page.goto(`${portal.url}${route}`);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
        });
      }

      for (const route of signedInRoutes) {
        test(`axe finds nothing on ${route}`, async ({ signedInPage: page, portal }) => {
          await page.goto(`${portal.url}${route}`);
          await page.waitForLoadState('networkidle');
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
        });
      }
    });
  }
}

test('nothing scrolls sideways at 320 px (WCAG 1.4.10)', async ({ signedInPage: page, portal }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const route of signedInRoutes) {
    await page.goto(`${portal.url}${route}`);
    await page.waitForLoadState('networkidle');
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, route).toBeLessThanOrEqual(0);
  }
});
