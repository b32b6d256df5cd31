import { createClient, memoryStorage } from '@vinrod/api-client';
import { prerender } from 'react-dom/static.edge';

import { adoptSupplierWords, parseRuntimeConfig } from '#config';
import { paths } from '#navigation';

import { Portal } from '../Portal.tsx';

/**
 * The sign-in page as HTML, as React draws it first, in the language of the page.
 *
 * @param configuration - Content of `/config.json`.
 * @throws RuntimeConfigError when the configuration is not one.
 */
export async function signInPage(configuration: unknown): Promise<string> {
  const config = parseRuntimeConfig(configuration);
  adoptSupplierWords(config.words);
  const client = createClient({ baseUrl: config.apiRoot, storage: memoryStorage() });
  const { prelude } = await prerender(<Portal config={config} client={client} path={paths.signIn} />, {
    // What is large would come after the page otherwise, with a script that puts it in its place.
    progressiveChunkSize: Infinity,
  });
  return new Response(prelude).text();
}
