import { chromium } from 'playwright-core';
import { preview } from 'vite';
import { browserArguments } from '../../../e2e/browser.ts';
import { chromiumPath } from '../../programs/browser.ts';

/** Opens a built page in a browser and returns what is wrong with it; it must show a button and a chart. */
export async function openPage(folder: string): Promise<readonly string[]> {
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    root: folder,
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: browserArguments });
  try {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    const address = server.httpServer.address();
    await page.goto(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`);
    await page.getByRole('button', { name: 'Hämta' }).waitFor();
    await page.getByRole('figure', { name: 'Per vecka' }).waitFor();
    return complaints;
  } finally {
    await browser.close();
    await server.close();
  }
}
