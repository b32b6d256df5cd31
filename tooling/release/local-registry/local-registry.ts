import { writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { runServer } from 'verdaccio';
import { output } from '../command.ts';
import { recordOf } from '../record.ts';

/** A registry on this computer, and the environment in which npm uses it. */
export interface LocalRegistry {
  readonly url: string;
  /** Settings of npm: the registry, and who is signed in. */
  readonly npmrc: string;
  readonly env: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** Ours are only what is published here; everything else is what npm is configured to get. */
const configuration = (folder: string, uplink: string): object => ({
  storage: './storage',
  auth: { htpasswd: { file: './htpasswd', max_users: 1 } },
  uplinks: { configured: { url: uplink, timeout: '60s', max_fails: 20 } },
  packages: {
    '@vinrod/*': { access: '$all', publish: '$authenticated', unpublish: '$authenticated' },
    '**': { access: '$all', proxy: 'configured' },
  },
  log: { type: 'file', path: join(folder, 'log'), level: 'warn' },
  web: { enable: false },
  max_body_size: '50mb',
});

async function token(url: string): Promise<string> {
  const answer = await fetch(`${url}/-/user/org.couchdb.user:rehearsal`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'rehearsal', password: 'only-on-this-computer' }),
  });
  return String(recordOf(await answer.json())['token']);
}

/**
 * Starts a registry that has nobody's packages but what is published to it.
 *
 * @param folder - Folder for what it stores.
 * @param port - Any free one by default.
 */
export async function startRegistry(folder: string, port = 0): Promise<LocalRegistry> {
  const uplink = await output('npm', ['config', 'get', 'registry'], { cwd: folder });
  const file = join(folder, 'config.yaml');
  // JSON is YAML too.
  writeFileSync(file, JSON.stringify(configuration(folder, uplink)));
  const server: Server = await runServer(file);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The registry has no address.');
  const url = `http://127.0.0.1:${address.port}`;
  const npmrc = join(folder, '.npmrc');
  writeFileSync(npmrc, `registry=${url}/\n//127.0.0.1:${address.port}/:_authToken=${await token(url)}\n`);
  const settings = { registry: `${url}/`, userconfig: npmrc, cache: join(folder, 'cache') };
  return {
    url,
    npmrc,
    env: {
      ...Object.fromEntries(Object.entries(settings).map(([name, value]) => [`npm_config_${name}`, value])),
      YARN_NPM_REGISTRY_SERVER: `${url}/`,
      YARN_UNSAFE_HTTP_WHITELIST: '127.0.0.1',
      YARN_GLOBAL_FOLDER: join(folder, 'yarn'),
      YARN_NODE_LINKER: 'node-modules',
      YARN_NPM_MINIMAL_AGE_GATE: '0',
      YARN_ENABLE_IMMUTABLE_INSTALLS: 'false',
      YARN_ENABLE_TELEMETRY: 'false',
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
