import axe from 'axe-core';
import { chromium, type Page } from 'playwright-core';
import { browserArguments } from '../../../e2e/browser.ts';
import { chromiumPath } from '../../programs/browser.ts';

declare global {
  interface Window {
    /** Set by axe-core once it is loaded in the page. */
    axe?: typeof axe;
  }
}

/** Violations found by axe, one per place. */
async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    if (window.axe === undefined) throw new Error('axe-core is not in the page.');
    const found = await window.axe.run({ resultTypes: ['violations'] });
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
    );
  });
}

/**
 * Presses until something happens: a page from a server shows a button before its code is there, and one that was pressed
 * may have another name before what it shows has come.
 */
async function press(page: Page, name: string, isDone: () => Promise<boolean>): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  for (let tries = 0; !(await isDone()); tries += 1) {
    if (tries === 600) throw new Error(`Nothing happens when "${name}" is pressed.`);
    if (await button.isVisible()) await button.click({ timeout: 10_000 }).catch(() => undefined);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  }
}

/**
 * Opens a page of a consumer in a browser, presses what can be pressed, and returns what is wrong with it: lines of the
 * console, what was not found, and what axe finds.
 *
 * @param hasButton - Whether the page has a button of the kit beside its chart.
 */
export async function pageComplaints(address: string, hasButton: boolean): Promise<readonly string[]> {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: browserArguments });
  try {
    const page = await browser.newPage();
    // However busy the computer is; what never comes ends the rehearsal after this.
    page.setDefaultTimeout(300_000);
    page.setDefaultNavigationTimeout(300_000);
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('response', (response) => {
      if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
    });
    await page.goto(address);
    const figure = page.getByRole('figure', { name: 'Per vecka' });
    await figure.waitFor();
    if (hasButton) {
      const status = page.getByRole('status').filter({ hasText: /^Hämtat: 0$/ });
      await press(page, 'Hämta', () => status.isVisible());
    }
    const table = figure.getByRole('grid');
    await press(page, 'Tabell', () => table.isVisible());
    return [...complaints, ...(await violations(page))];
  } finally {
    await browser.close();
  }
}
