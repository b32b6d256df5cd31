/**
 * Runs the play functions and axe of every story against `storybook-static/`, served on a free port.
 * Further arguments go to the test runner. `STORYBOOK_THEME=dark` tests every story in that theme;
 * `STORYBOOK_STATIC` names another folder than `storybook-static/`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, resolve } from 'node:path';
import process from 'node:process';

const root = resolve(process.env['STORYBOOK_STATIC'] ?? resolve(import.meta.dirname, '../storybook-static'));

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

async function isFile(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isFile() ?? false;
}

if (!(await isFile(join(root, 'index.json')))) {
  process.stderr.write('storybook-static/ is missing: run `pnpm build:storybook` first.\n');
  process.exit(1);
}

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const path = join(root, normalize(decodeURIComponent(pathname === '/' ? '/index.html' : pathname)));
  void isFile(path).then((found) => {
    if (!found) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': contentTypes[extname(path)] ?? 'application/octet-stream' });
    createReadStream(path).pipe(response);
  });
});

server.listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
const port = typeof address === 'object' && address !== null ? address.port : 0;

const runner = spawn(
  'test-storybook',
  ['--url', `http://127.0.0.1:${port}`, '--index-json', '--maxWorkers', '2', ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
const [code] = await once(runner, 'close');
server.close();
process.exitCode = typeof code === 'number' ? code : 1;
