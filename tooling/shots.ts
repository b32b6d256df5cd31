import { parseArgs } from 'node:util';
import { brandSettings } from './brand/brand-of.ts';
import { buildPortalIfStale } from './portal-build.ts';
import { run } from './run.ts';

const { brand = null } = parseArgs({ options: { brand: { type: 'string' } } }).values;
await buildPortalIfStale();
// Stories have pictures in a brand by `pnpm brand storybook`.
if (brand === null && (await run('pnpm', ['build:storybook', '--quiet'])) !== 0) process.exit(1);
process.exit(await run('node', ['e2e/shots.ts'], { env: await brandSettings(brand) }));
