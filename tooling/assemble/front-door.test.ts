import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { connect, type ClientHttp2Session } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort } from '../free-port.ts';
import { repositoryRoot } from '../repository.ts';
import { exampleCaddy } from './example-caddy.ts';
import { exampleNginx } from './example-nginx.ts';
import type { ExampleProxy } from './example-proxy.ts';

const metricsToken = 'vK2c8Xq0ZrN5tW7mB1yLh4DsGfJ9aPeU3oTi6EwR';

/** An address that a client claims to have. */
const claimed = '203.0.113.9';

const sessions: ClientHttp2Session[] = [];

/** Waits until something answers with a status. */
async function untilStatus(
  status: number,
  timeout: number,
  read: () => Promise<number | undefined>,
): Promise<void> {
  await vi.waitFor(
    async () => {
      const found = await read();
      if (found !== status) throw new Error(`The status is ${found}, not ${status}.`);
    },
    { timeout, interval: 200 },
  );
}

function session(port: number): ClientHttp2Session {
  const opened = connect(`https://localhost:${port}`, { rejectUnauthorized: false });
  sessions.push(opened);
  return opened;
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

async function ask(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body?: string,
): Promise<Answer> {
  const stream = session(port).request({
    ':path': path,
    ':method': body === undefined ? 'GET' : 'POST',
    ...headers,
  });
  let answered: Readonly<Record<string, unknown>> = {};
  let text = '';
  stream.on('response', (all) => (answered = all));
  stream.on('data', (part: Buffer) => (text += part.toString()));
  stream.end(body);
  await once(stream, 'end');
  return { status: Number(answered[':status']), headers: answered, text };
}

/** A server that answers by itself, for what is about the proxy alone. */
async function serverOf(
  answer: RequestListener,
): Promise<{ readonly server: Server; readonly port: number }> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { server, port: typeof address === 'object' && address !== null ? address.port : 0 };
}

// Each is skipped where its programs are not there and cannot be installed.
describe.each([exampleNginx, exampleCaddy])('adoption O3: $name with the example file', (proxy) => {
  const suite = proxy.isThere ? describe : describe.skip;
  suite('in front of the portal', () => behind(proxy));
});

function behind(proxy: ExampleProxy): void {
  let secure = 0;
  let log = '';
  const place = mkdtempSync(join(tmpdir(), 'vinrod-front-'));
  const started: ChildProcess[] = [];

  beforeAll(async () => {
    const portal = join(place, 'dist');
    mkdirSync(portal);
    writeFileSync(join(portal, 'index.html'), '<!doctype html><title>Portalen</title><p>Anläggningar</p>');
    writeFileSync(join(portal, 'icon.svg'), '<svg/>');
    const port = await freePort();
    const api = spawn(
      process.execPath,
      ['--conditions=vinrod-source', '--disable-warning=ExperimentalWarning', 'apps/api/src/main.ts'],
      {
        cwd: repositoryRoot,
        stdio: ['ignore', 'pipe', 'inherit'],
        env: {
          PORT: String(port),
          DATA_DIR: join(place, 'data'),
          PORTAL_DIR: portal,
          TOKEN_SECRET: 'nH3vZr8w/Qk1xY7bT0cJ5uLmA9sEoG2fVdPiRq64',
          METRICS_TOKEN: metricsToken,
          PUBLIC_URL: 'https://portal.example',
          SMTP_URL: 'smtp://127.0.0.1:1',
          MAIL_FROM: 'no-reply@portal.example',
          TRUSTED_PROXIES: '127.0.0.1',
          DRAIN_SECONDS: '0',
        },
      },
    );
    api.stdout.on('data', (part: Buffer) => (log += part.toString()));
    started.push(api);
    const front = await proxy.start(place, port);
    started.push(front.process);
    ({ secure } = front);
    await untilStatus(200, 120_000, async () => (await ask(secure, '/api/health')).status);
  }, 150_000);

  test('pages, files and the API come by TLS and HTTP/2, with the headers of the portal', async () => {
    const page = await ask(secure, '/');
    expect([page.status, page.text.includes('Anläggningar')]).toEqual([200, true]);
    expect(String(page.headers['strict-transport-security'])).toContain('max-age');
    const icon = await ask(secure, '/icon.svg');
    const again = await ask(secure, '/icon.svg', { 'if-none-match': String(icon.headers['etag']) });
    expect([icon.status, again.status]).toEqual([200, 304]);
  });

  test('the metrics are refused, also with their token', async () => {
    const answer = await ask(secure, '/metrics', { authorization: `Bearer ${metricsToken}` });
    expect([answer.status, answer.text.includes('vinrod_')]).toEqual([404, false]);
  });

  test('the address that the portal believes is that of the connection, whatever the client claims', async () => {
    const body = JSON.stringify({ email: 'ingen@kund.example', password: 'Kantarell-och-mossa-9' });
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': claimed };
    expect((await ask(secure, '/api/v1/login', headers, body)).status).toBe(401);
    await expect.poll(() => log.includes('"msg":"event"'), { timeout: 10_000 }).toBe(true);
    expect([log.includes('"address":"127.0.0.1"'), log.includes(claimed)]).toEqual([true, false]);
  });

  test('lines are answered while they are sent', async () => {
    const echo = await serverOf((request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/x-ndjson' });
      request.pipe(response);
    });
    const front = await proxy.start(place, echo.port);
    started.push(front.process);
    const stream = session(front.secure).request({ ':method': 'POST', ':path': '/api/v1/supplier/values/' });
    const answers: string[] = [];
    for (const line of ['{"row":1}\n', '{"row":2}\n']) {
      stream.write(line);
      const [part]: Buffer[] = await once(stream, 'data');
      answers.push(part?.toString() ?? '');
    }
    stream.end();
    echo.server.close();
    expect(answers).toEqual(['{"row":1}\n', '{"row":2}\n']);
  });

  test('a download that the browser gives up ends at the portal too', async () => {
    const ends: boolean[] = [];
    const endless = await serverOf((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/csv' });
      const writing = setInterval(() => response.write(`${'8'.repeat(1000)}\n`), 20);
      response.on('close', () => {
        clearInterval(writing);
        ends.push(response.writableFinished);
      });
    });
    const front = await proxy.start(place, endless.port);
    started.push(front.process);
    const stream = session(front.secure).request({ ':path': '/api/v1/analytics/export/' });
    await once(stream, 'data');
    stream.close();
    await expect.poll(() => ends, { timeout: 10_000 }).toEqual([false]);
    endless.server.close();
  });

  test('what a browser takes is asked of the portal, which compresses by itself', async () => {
    const asked: unknown[] = [];
    const listener = await serverOf((request, response) => {
      asked.push(request.headers['accept-encoding']);
      response.end();
    });
    const front = await proxy.start(place, listener.port);
    started.push(front.process);
    await ask(front.secure, '/');
    await ask(front.secure, '/', { 'accept-encoding': 'br' });
    // Whether it is well is asked by the proxy itself.
    expect(asked.slice(-2)).toEqual([undefined, 'br']);
    listener.server.close();
  });

  afterAll(async () => {
    for (const opened of sessions.splice(0)) opened.destroy();
    for (const child of started) {
      const ended = once(child, 'close');
      child.kill('SIGTERM');
      await ended;
    }
    rmSync(place, { recursive: true, force: true });
  });
}
