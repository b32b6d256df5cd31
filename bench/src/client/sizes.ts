import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { type Measurement, ours } from '../result.ts';

/**
 * Imports of an application from each. Ours includes every operation of the contract, the session, its storage and the
 * error guards; the others include no operation yet.
 */
const imports = [
  [ours, "export { createClient, browserStorage, isFieldError, isAbortedError } from '@vinrod/api-client'"],
  ['openapi-fetch', "export { default } from 'openapi-fetch'"],
  ['@hey-api/client-fetch', "export { createClient, createConfig } from '@hey-api/client-fetch'"],
  ['ky', "export { default } from 'ky'"],
  ['axios', "export { default } from 'axios'"],
  ['@supabase/auth-js', "export { AuthClient } from '@supabase/auth-js'"],
] as const;

/** Bytes after bundling for browsers, minifying and gzip. */
export function measureSizes(): Promise<Measurement[]> {
  return Promise.all(
    imports.map(async ([peer, contents]) => {
      const { outputFiles } = await build({
        stdin: { contents, resolveDir: import.meta.dirname },
        conditions: ['vinrod-source'],
        bundle: true,
        minify: true,
        format: 'esm',
        platform: 'browser',
        target: 'es2022',
        write: false,
        logLevel: 'error',
      });
      const median = gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
      return { case: 'size', peer, median, unit: 'bytes, min + gzip' };
    }),
  );
}
