/** Starts the demo: the built portal and the API with made-up customers. */
import { demoRefusal } from './portal-process/demo-refusal.ts';
import { runPortal } from './portal-process/run-portal.ts';

const refusal = demoRefusal(process.env);
if (refusal === null) await runPortal({ VINROD_DEMO: '1', ...process.env });
else {
  process.stderr.write(`${refusal}\n`);
  process.exitCode = 1;
}
