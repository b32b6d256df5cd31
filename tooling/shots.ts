import { buildPortalIfStale } from './portal-build.ts';
import { run } from './run.ts';

await buildPortalIfStale();
if ((await run('pnpm', ['build:storybook', '--quiet'])) !== 0) process.exit(1);
process.exit(await run('node', ['e2e/shots.ts']));
