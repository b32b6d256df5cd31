import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../testing/api-process.ts';
import { listen, type ListeningServer } from './http-server.ts';

let server: ListeningServer;
let port: number;

beforeAll(async () => {
  port = await freePort();
  server = await listen('127.0.0.1', port);
  server.serve(() => Response.json(true));
});

afterAll(() => server.stop());

/** Sends raw bytes and returns the whole answer. */
async function raw(text: string): Promise<{ readonly head: string; readonly body: unknown }> {
  const socket = connect(port, '127.0.0.1');
  socket.end(text);
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { head, body: JSON.parse(body) };
}

test('security 58: headers without end are refused in the form of every error', async () => {
  const { head, body } = await raw(`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(600_000)}\r\n\r\n`);
  expect(head).toMatch(/^HTTP\/1\.1 431 .*\r\n(.*\r\n)*Content-Type: application\/json/);
  expect(body).toEqual({
    type: 'non_field_error',
    details: { message: 'Det som skickades är för stort.' },
  });
});

test('what is no HTTP is refused in the form of every error', async () => {
  const { head, body } = await raw('HELLO\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 400 /);
  expect(body).toEqual({
    type: 'non_field_error',
    details: { message: 'Det gick inte att läsa det som skickades.' },
  });
});
