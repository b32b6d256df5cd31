import { join } from 'node:path';
import { preview } from 'vite';
import { repositoryRoot } from './repository.ts';

/** A static server on a free local port. */
export interface StaticServer {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves a built folder of the repository, for tests of the built Storybook.
 *
 * @throws Error when no local port is available.
 */
export async function serveStatic(folder: string): Promise<StaticServer> {
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    root: repositoryRoot,
    build: { outDir: join(repositoryRoot, folder) },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const address = server.httpServer.address();
  if (typeof address !== 'object' || address === null) throw new Error('The static server has no address.');
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}
