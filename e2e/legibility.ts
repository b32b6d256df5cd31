import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'vite';

const entry = fileURLToPath(new URL('legibility-in-page.ts', import.meta.url));

let bundled: Promise<string> | undefined;

/** The checks as one script, which are those of the accessibility matrix of stories and more. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'legibility' } },
  });
  const [output] = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (output?.type !== 'chunk') throw new Error('The checks could not be bundled.');
  return output.code;
}

/** Text that is cut off or outside its box, and columns out of view, at the width that the page has now; in words. */
export async function illegible(page: Page): Promise<readonly string[]> {
  bundled ??= bundle();
  const found: unknown = await page.evaluate(
    `(() => { ${await bundled}; return legibility.findIllegible(); })()`,
  );
  if (!Array.isArray(found)) throw new Error('The checks answered nothing.');
  return found.map(String);
}
