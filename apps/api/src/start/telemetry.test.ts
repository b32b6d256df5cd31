import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isRecord } from '../server/json-document.ts';
import { freePort, runApi, untilHealthy, type ApiProcess } from '../testing/api-process.ts';

/** What a collector received, as text by path. */
const received = new Map<string, string>();

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const mailAddress = 'ebba.rosenkvist@kund.example';

let folder: string;
let collector: Server;
let log: readonly string[];

function collect(): Promise<number> {
  collector = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      const path = request.url ?? '';
      received.set(path, `${received.get(path) ?? ''}${text}\n`);
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  return new Promise((done) => {
    collector.listen(0, '127.0.0.1', () => {
      const address = collector.address();
      done(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}

async function started(change: Readonly<Record<string, string>>): Promise<{ api: ApiProcess; port: number }> {
  const port = await freePort();
  const api = runApi('main.ts', [], {
    PORT: String(port),
    DATA_DIR: join(folder, String(port)),
    TOKEN_SECRET: 'nH3vZr8w/Qk1xY7bT0cJ5uLmA9sEoG2fVdPiRq64',
    PUBLIC_URL: 'https://portal.example',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'no-reply@portal.example',
    DRAIN_SECONDS: '0',
    ...change,
  });
  await untilHealthy(api, port);
  return { api, port };
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vinrod-telemetry-'));
  const { api, port } = await started({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await collect()}`,
    OTEL_SERVICE_NAME: 'portal-prov',
  });
  await fetch(`http://127.0.0.1:${port}/api/v1/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
    body: JSON.stringify({ email: mailAddress, password: 'Kantarell-och-mossa-9' }),
  });
  await fetch(`http://127.0.0.1:${port}/reset-password/en-hemlig-länk?secret=hemligt`);
  api.child.kill('SIGTERM');
  log = (await api.ended).output.split('\n');
}, 120_000);

afterAll(() => {
  collector.close();
  rmSync(folder, { recursive: true, force: true });
});

interface SentSpan {
  readonly name: string;
  readonly traceId: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

function every(value: unknown, name: string): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap((each) => every(each, name));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key === name && Array.isArray(each) ? each : every(each, name),
  );
}

function attributesOf(span: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    every({ attributes: span['attributes'] }, 'attributes')
      .filter(isRecord)
      .map(({ key, value }) => [String(key), isRecord(value) ? Object.values(value)[0] : null]),
  );
}

function spans(): readonly SentSpan[] {
  const bodies = (received.get('/v1/traces') ?? '').split('\n').filter((body) => body !== '');
  return bodies
    .flatMap((body) => every(JSON.parse(body), 'spans'))
    .filter(isRecord)
    .map((span) => ({
      name: String(span['name']),
      traceId: String(span['traceId']),
      attributes: attributesOf(span),
    }));
}

describe('with a place to send to', () => {
  test('a request is a span by its route, in the trace that its sender began', () => {
    expect(spans()).toContainEqual({
      name: 'POST /api/v1/login',
      traceId,
      attributes: {
        'http.request.method': 'POST',
        'http.route': '/api/v1/login',
        'http.response.status_code': 401,
      },
    });
    expect(received.get('/v1/traces')).toContain('portal-prov');
  });

  test('its queries are spans of the same trace: the statement, without values', () => {
    const found = spans().filter((span) => span.traceId === traceId && 'db.query.text' in span.attributes);
    expect(found.map(({ attributes }) => attributes['db.query.text'])).toContainEqual(
      expect.stringMatching(/from "app_user" where "email" = \$1/),
    );
  });

  test('nothing of people, codes, addresses and paths is sent', () => {
    const all = [...received.values()].join('');
    const secrets = [mailAddress, 'Kantarell', 'hemligt', 'en-hemlig', 'rosenkvist', '127.0.0.1:'];
    expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);
  });

  test('the lines of the log name the trace', () => {
    const lines = log.filter((line) => line.includes('"route":"/api/v1/login"'));
    expect(lines.map((line) => line.includes(`"trace_id":"${traceId}"`))).toEqual([true]);
  });

  test('the time of requests and queries is a metric', () => {
    const metrics = received.get('/v1/metrics') ?? '';
    expect(metrics).toContain('http.server.request.duration');
    expect(metrics).toContain('db.client.operation.duration');
  });
});

test(
  'with traces off only metrics are sent, and with the switch off nothing',
  { timeout: 120_000 },
  async () => {
    const address = collector.address();
    const endpoint = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
    const paths: (readonly string[])[] = [];
    for (const change of [{ OTEL_TRACES_EXPORTER: 'none' }, { OTEL_SDK_DISABLED: 'true' }]) {
      received.clear();
      const { api, port } = await started({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...change });
      await fetch(`http://127.0.0.1:${port}/api/health`);
      api.child.kill('SIGTERM');
      await api.ended;
      paths.push([...received.keys()]);
    }
    expect(paths).toEqual([['/v1/metrics'], []]);
  },
);

test('a collector that does not answer holds nobody up', { timeout: 120_000 }, async () => {
  const { api, port } = await started({
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
    OTEL_EXPORTER_OTLP_TIMEOUT: '500',
  });
  expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
  api.child.kill('SIGTERM');
  expect((await api.ended).code).toBe(0);
});
