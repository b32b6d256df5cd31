import { journeyBrand } from '../journey-brand.ts';
import { anna, expect, test } from '../portal-test.ts';

/** Leaves its mark on the mail when any of it runs. */
const attack = `<script>document.body.append('UTFÖRT')</script><img src=x onerror="this.after('UTFÖRT')">`;

test.describe('the demo mailbox', () => {
  // What the frame was kept from is told on the console.
  test.use({ expectedConsole: /script|sandbox|Content Security Policy|ERR_/i });

  test('ux 35: shows a mail as its reader sees it, and runs nothing of it even if it was not escaped', async ({
    page,
    portal,
  }) => {
    await page.request.post(`${portal.url}/api/v1/reset-password/`, { data: { email: anna } });
    await page.route('**/dev/mail', async (route) => {
      const response = await route.fetch();
      const escaped = attack.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
      const body = (await response.text()).replaceAll('srcdoc="', `srcdoc="${escaped}`);
      await route.fulfill({ response, body });
    });
    await page.goto(`${portal.url}/dev/mail`);
    const newest = page.getByRole('article').first();
    const mail = newest.locator('iframe').contentFrame();
    const button = mail.getByRole('link', { name: 'Välj lösenord' });
    // The styles of the mail are allowed.
    await expect(button).toHaveCSS('color', 'rgb(255, 255, 255)');
    // The attack's, and the logo of a brand.
    await expect(mail.locator('img')).toHaveCount(journeyBrand?.mail.logo ? 2 : 1);
    await expect(mail.getByText('UTFÖRT', { exact: true })).toHaveCount(0);
    await expect(newest.getByText('Hej Anna').first()).toBeVisible();

    await button.click();
    await expect(page).toHaveURL(/\/reset-password\//);
  });
});
