import { chromiumPath } from './debian-packages.ts';
import { buildPortalIfStale } from './portal-build.ts';
import { run } from './run.ts';

const env = { CHROMIUM_PATH: await chromiumPath() };
await buildPortalIfStale();
if ((await run('pnpm', ['build:storybook', '--quiet'])) !== 0) process.exit(1);
process.exit(await run('node', ['e2e/shots.ts'], { env }));
