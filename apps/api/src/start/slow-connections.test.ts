import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '../testing/api-process.ts';
import { usualLimits, type ConnectionLimits } from '../config/connection-limits.ts';
import { listen, type FetchHandler, type ListeningServer } from './http-server.ts';

let server: ListeningServer | null = null;
let port = 0;
const refusals: number[] = [];

const headers = { 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': "default-src 'none'" };

afterEach(async () => {
  await server?.stop();
  server = null;
  refusals.length = 0;
});

const short: ConnectionLimits = { ...usualLimits, headersTime: 50, bodyTime: 50, checkInterval: 10 };

async function start(limits: ConnectionLimits, handle: FetchHandler): Promise<void> {
  port = await freePort();
  server = await listen('127.0.0.1', port, {
    limits,
    headers,
    refused: ({ status }) => void refusals.push(status),
  });
  server.serve(handle);
}

function ok(): Response {
  return Response.json(true);
}

async function readBody(request: Request): Promise<Response> {
  return Response.json((await request.text()).length);
}

function open(text = ''): Socket {
  const socket = connect(port, '127.0.0.1');
  // The test expects the server to break the connection.
  socket.on('error', () => undefined);
  if (text !== '') socket.write(text);
  return socket;
}

/** Reads until the server closes the connection. */
async function untilClosed(socket: Socket): Promise<string> {
  let answer = '';
  socket.on('data', (chunk) => {
    answer += String(chunk);
  });
  await new Promise((closed) => {
    socket.once('close', closed);
  });
  return answer;
}

const post = (length: number): string =>
  `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: ${length}\r\n\r\n`;

test('security p4: headers that never end are answered and the connection is closed', async () => {
  await start(short, ok);
  const answer = await untilClosed(open('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '));
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain(headers['Content-Security-Policy']);
  expect(refusals).toEqual([408]);
});

test('security p4: a body that never ends is given up', async () => {
  await start(short, readBody);
  expect(await untilClosed(open(`${post(1000)}a`))).not.toContain('HTTP/1.1 200');
});

test('security p4: a body that takes its time but comes is read', async () => {
  await start({ ...usualLimits, bodyTime: 500, slowestBody: 1, checkInterval: 10 }, readBody);
  const socket = open(post(30));
  const answer = untilClosed(socket);
  for (const part of ['a', 'b', 'c']) {
    socket.write(part.repeat(10));
    // A busy machine may add more than a moment, and all three take longer than the time for a body.
    await wait(200);
  }
  socket.end();
  expect(await answer).toMatch(/^HTTP\/1\.1 200 [^]*30$/);
});

test('security p5: there are only so many connections at a time', async () => {
  await start({ ...usualLimits, connections: 2 }, ok);
  const [first, second] = [open(), open()];
  await Promise.all([first, second].map((socket) => new Promise((done) => socket.once('connect', done))));
  expect(await untilClosed(open('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'))).toBe('');
  second.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  expect(await untilClosed(second)).toMatch(/^HTTP\/1\.1 200 /);
  expect(await untilClosed(open('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'))).toMatch(
    /^HTTP\/1\.1 200 /,
  );
  first.destroy();
});

test.each([
  ['what is no HTTP', 'HELLO\r\n\r\n', 400],
  ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
  ['a host that is none', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
])('security m6: %s is refused with the headers of every answer, and told', async (_name, text, status) => {
  await start(usualLimits, ok);
  const answer = await untilClosed(open(text));
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  for (const [name, value] of Object.entries(headers))
    expect(answer.toLowerCase()).toContain(`${name}: ${value}`.toLowerCase());
  expect(answer).toMatch(/\r\nX-Request-Id: [\da-f-]{36}\r\n/i);
  expect(refusals).toEqual([status]);
});

test('security B1: a body that is refused is not read on for ever', async () => {
  await start(usualLimits, () => Response.json({}, { status: 413 }));
  const socket = open(post(10_000_000_000));
  const piece = Buffer.alloc(1024 * 1024);
  const send = (): void => {
    while (!socket.destroyed && socket.write(piece));
  };
  socket.on('drain', send);
  send();
  expect(await untilClosed(socket)).toMatch(/^HTTP\/1\.1 413 /);
  expect(socket.bytesWritten).toBeLessThan(1_000_000_000);
});
