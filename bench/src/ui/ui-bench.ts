import { installPeers } from '../install-peers.ts';
import type { Measurement } from '../result.ts';
import { startBrowser } from './bench-page.ts';
import { peersFolder } from './peers.ts';
import { measureSizes } from './sizes.ts';
import { measureTables } from './tables.ts';
import { measureTrees } from './trees.ts';

/** Compares the kit with other component libraries: size, and the cost of its table and tree with many rows. */
export async function uiBench(): Promise<readonly Measurement[]> {
  await installPeers(peersFolder);
  const sizes = await measureSizes();
  const browser = await startBrowser();
  try {
    return [...sizes, ...(await measureTrees(browser)), ...(await measureTables(browser))];
  } finally {
    await browser.close();
  }
}
