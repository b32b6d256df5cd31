import { chromiumPath } from './programs/browser.ts';
import { run } from './run.ts';
import { serveStatic } from './serve-static.ts';

process.env['CHROMIUM_PATH'] = await chromiumPath();
const server = await serveStatic('storybook-static');
const code = await run('test-storybook', [
  '--url',
  server.url,
  '--maxWorkers',
  '3',
  ...process.argv.slice(2),
]);
await server.close();
process.exit(code);
