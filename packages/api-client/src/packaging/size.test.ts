import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

/** Size in bytes of an application that imports these names, minified and gzipped. */
async function gzipSize(names: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { ${names} } from './index.ts'`,
      resolveDir: new URL('..', import.meta.url).pathname,
    },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
}

describe('size (security checklist, client line 25)', { timeout: 60_000 }, () => {
  it('25. the client with all operations, its browser storage and guards takes at most 6 kB', async () => {
    const size = await gzipSize('createClient, browserStorage, isFieldError, isAbortedError');
    expect(size).toBeGreaterThan(2000);
    // 8 bytes of it let a server make the client of a page that it renders.
    expect(size).toBeLessThanOrEqual(6010);
  });

  it('25. what is not imported is not paid for', async () => {
    expect(await gzipSize('isApiError')).toBeLessThan(400);
    expect(await gzipSize('memoryStorage')).toBeLessThan(400);
    expect(await gzipSize('encodeSiteSet, decodeSiteSet')).toBeLessThan(1000);
    expect(await gzipSize('certificatePreviewCalls')).toBeLessThan(400);
    expect(await gzipSize('invoiceFileCalls')).toBeLessThan(400);
    expect(await gzipSize('savedViewCalls')).toBeLessThan(400);
    expect(await gzipSize('everyCorporateGroupCalls')).toBeLessThan(400);
  });
});
