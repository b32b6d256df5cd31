import { rmSync } from 'node:fs';
import { freePort } from '../tooling/free-port.ts';
import { journeyNow, startApi, stopApi } from './api-process.ts';
import { createTemplate, finishTemplate } from './seeded-data.ts';

/** Fills the template with demo data once, before any journey. */
export default async function seed(): Promise<() => void> {
  const place = await createTemplate();
  const child = await startApi({ ...place, port: await freePort(), now: journeyNow });
  await stopApi(child);
  await finishTemplate();
  process.env['VINROD_JOURNEY_TEMPLATE'] = place.dataFolder;
  return () => rmSync(place.dataFolder, { recursive: true, force: true });
}
