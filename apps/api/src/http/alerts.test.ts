import document from '@vinrod/api-client/openapi.json' with { type: 'json' };
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { InboxStatus } from '../intakes/inbox/inbox-status.ts';
import { replicaGauges } from '../server/replica-gauges.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { readContract } from '../server/contract.ts';
import { refusals } from '../server/security-counters.ts';

const guides = resolve(import.meta.dirname, '../../../../docs/guides');
const rules = readFileSync(resolve(guides, 'prometheus-alerts.yaml'), 'utf8');
const guide = readFileSync(resolve(guides, 'alerts.md'), 'utf8');
const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);

const { AuditEventKind: kinds, AuditOutcome: outcomes } = document.components.schemas;

/** Path of Debian's `promtool`, which comes with a server that is not needed for this. */
const promtool = '/usr/bin/promtool';
const hasPromtool = existsSync(promtool);

function runPromtool(...parts: string[]): string {
  return execFileSync(promtool, parts, { cwd: guides, encoding: 'utf8', stdio: 'pipe' });
}

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

/** The numbers of the portal, with those of a watched folder and of a replica. */
async function metrics(): Promise<string> {
  await app.request('GET', '/api/health');
  const folder = new Registry();
  await new InboxStatus().metrics(folder)();
  const states = [{ name: '10.0.0.3:5432/portal', leftOut: null, delay: 20 }];
  await replicaGauges({ states })(folder)();
  return (await app.request('GET', '/metrics', { from: '127.0.0.1' })).text + (await folder.metrics());
}

interface Selector {
  readonly metric: string;
  readonly label: string;
  readonly values: readonly string[];
}

/** Every label selector of the rules, with its values. */
function selectors(): Selector[] {
  return [...rules.matchAll(/(vinrod_\w+)\{([^}]*)\}/g)].flatMap(([, metric = '', labels = '']) =>
    [...labels.matchAll(/(\w+)=(~?)"([^"]*)"/g)].map(([, label = '', isPattern, value = '']) => ({
      metric,
      label,
      values: isPattern === '~' ? value.split('|').map((part) => part.replace('/?', '')) : [value],
    })),
  );
}

describe('security M5: the rules for alerts', () => {
  test('ask for numbers that the portal really shows', async () => {
    const text = await metrics();
    const named = new Set(rules.match(/vinrod_\w+/g));
    expect(named.size).toBeGreaterThan(5);
    const missing = [...named].filter((name) => !new RegExp(`^${name}[{ ]`, 'm').test(text));
    expect(missing).toEqual([]);
  });

  test('name labels and values that the numbers can have', () => {
    const methods: readonly string[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
    const known: Readonly<Record<string, readonly string[]>> = {
      event: kinds.enum,
      outcome: outcomes.enum,
      status: [...refusals.map(String), '200', '500', '503'],
      route: readContract().map(({ path }) => path),
      method: methods,
      folder: Object.keys(new InboxStatus().ended),
    };
    const found = selectors();
    expect(found.length).toBeGreaterThan(10);
    const unknown = found.flatMap(({ label, values }) =>
      values.filter((value) => known[label]?.includes(value) !== true).map((value) => `${label}=${value}`),
    );
    expect(unknown).toEqual([]);
  });

  test('have each kind of event that they watch at zero from the start, so that the first one is a step', async () => {
    const text = await metrics();
    const watched = selectors().filter(
      ({ metric, label }) => metric === 'vinrod_security_events_total' && label === 'event',
    );
    for (const { values } of watched)
      for (const value of values) expect(text).toContain(`vinrod_security_events_total{event="${value}",`);
  });

  test('are each explained in the guide', () => {
    expect(alerts.length).toBeGreaterThan(10);
    expect(alerts.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
    expect([...guide.matchAll(/`(Vinrod\w+)`/g)].filter(([, name = '']) => !alerts.includes(name))).toEqual(
      [],
    );
  });

  test.skipIf(!hasPromtool)('fire on the attacks and not on an ordinary day (Prometheus: promtool)', () => {
    expect(runPromtool('check', 'rules', 'prometheus-alerts.yaml')).toContain(
      `SUCCESS: ${alerts.length} rules found`,
    );
    expect(runPromtool('test', 'rules', 'prometheus-alerts.test.yaml')).toContain('SUCCESS');
  });

  test('have a case in their tests, whether promtool is here to run them or not', () => {
    const cases = readFileSync(resolve(guides, 'prometheus-alerts.test.yaml'), 'utf8');
    expect(alerts.filter((name) => !cases.includes(`alertname: ${name}\n`))).toEqual([]);
  });
});
