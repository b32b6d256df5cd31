import { createReadStream, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Measured data that lies beside the repository. */
const folder = fileURLToPath(new URL('../../shared/data/load_cambridge', import.meta.url));

/**
 * Hands files of measured data to stories at `/real-data/` while developing. Nothing of it is copied into a build;
 * stories say so where the data is absent.
 */
export function realData(): Plugin {
  return {
    name: 'vinrod-real-data',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/real-data/', (request, response, next) => {
        const file = join(folder, basename(request.url?.split('?')[0] ?? ''));
        if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) {
          next();
          return;
        }
        response.setHeader('content-type', 'application/gzip');
        createReadStream(file).pipe(response);
      });
    },
  };
}
