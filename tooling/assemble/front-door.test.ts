import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect, type ClientHttp2Session } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort } from '../free-port.ts';
import { repositoryRoot } from '../repository.ts';
import { hasNginx, makeCertificate, startExampleNginx } from './example-nginx.ts';

const metricsToken = 'vK2c8Xq0ZrN5tW7mB1yLh4DsGfJ9aPeU3oTi6EwR';

/** An address that a client claims to have. */
const claimed = '203.0.113.9';

const place = mkdtempSync(join(tmpdir(), 'vinrod-front-'));
const started: ChildProcess[] = [];
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
  const opened = connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
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

// Skipped where nginx and openssl are not there and cannot be installed.
describe.skipIf(!hasNginx)('adoption O3: nginx with the example file in front of the portal', () => {
  let secure = 0;
  let log = '';

  beforeAll(async () => {
    makeCertificate(place);
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
    const nginx = await startExampleNginx(place, port);
    started.push(nginx.process);
    ({ secure } = nginx);
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
    const echo = createServer((request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/x-ndjson' });
      request.pipe(response);
    }).listen(0, '127.0.0.1');
    await once(echo, 'listening');
    const address = echo.address();
    const front = await startExampleNginx(
      place,
      typeof address === 'object' && address !== null ? address.port : 0,
    );
    started.push(front.process);
    const stream = session(front.secure).request({ ':method': 'POST', ':path': '/api/v1/supplier/values/' });
    const answers: string[] = [];
    for (const line of ['{"row":1}\n', '{"row":2}\n']) {
      stream.write(line);
      const [part]: Buffer[] = await once(stream, 'data');
      answers.push(part?.toString() ?? '');
    }
    stream.end();
    echo.close();
    expect(answers).toEqual(['{"row":1}\n', '{"row":2}\n']);
  });
});

afterAll(async () => {
  for (const opened of sessions) opened.destroy();
  for (const child of started) {
    const ended = once(child, 'close');
    child.kill('SIGTERM');
    await ended;
  }
  rmSync(place, { recursive: true, force: true });
});
