import { readFileSync } from 'node:fs';
import {
  checkConformance,
  type Account,
  type CodeSource,
  type ConformanceOptions,
  type ConformanceReport,
} from '@vinrod/api-client/conformance';
import { demoPassword, ensureDemoData } from '../../../apps/api/src/seed/index.ts';
import { newestCode } from '../../../apps/api/src/testing/sign-in.ts';
import { createTestApp, type TestApp } from '../../../apps/api/src/testing/test-app.ts';

/** The origin of a portal that is served from elsewhere. */
export const otherOrigin = 'https://portal.green.example';

/** Two customers of different corporate groups, and staff. */
const accounts: readonly Account[] = [
  { kind: 'customer', email: 'anna@norrviken.example', password: demoPassword },
  { kind: 'customer', email: 'maria@bjorkhaga.example', password: demoPassword },
  { kind: 'staff', email: 'admin@vinrod.example', password: demoPassword },
];

const contract: unknown = JSON.parse(
  readFileSync(new URL(import.meta.resolve('@vinrod/api-client/openapi.json')), 'utf8'),
);

/** Starts our back end in this process, with the customers of the demo. */
export async function startDemoBackEnd(): Promise<TestApp> {
  const app = await createTestApp({ allowedOrigins: new Set([otherOrigin]) });
  const { clock, config, database, log } = app.deps;
  await ensureDemoData({ clock, database, supplier: config.supplier, log });
  return app;
}

/** Runs the kit against the demo; its clock goes on as fast as the kit waits. */
export function tryDemoBackEnd(
  app: TestApp,
  options: Partial<ConformanceOptions> = {},
): Promise<ConformanceReport> {
  const codes: CodeSource = { read: (email) => newestCode(app, email) };
  return checkConformance({
    contract,
    baseUrl: 'http://localhost/api',
    accounts,
    codes,
    mayWrite: true,
    origin: otherOrigin,
    longestWait: 3600,
    wait: (seconds) => Promise.resolve(app.clock.advance(seconds)),
    period: { start: '2026-10-01', end: '2026-10-31' },
    fetch: (request) => app.fetch(request),
    ...options,
  });
}
