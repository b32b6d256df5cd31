/** Starts the portal as it is run for customers: built, without demo data, with checked settings. */
import { runPortal } from './portal-process/run-portal.ts';

if (process.env['VINROD_DEMO'] === '1') {
  process.stderr.write('VINROD_DEMO=1 makes demo accounts: use `pnpm start` for the demo.\n');
  process.exitCode = 1;
} else await runPortal(process.env);
