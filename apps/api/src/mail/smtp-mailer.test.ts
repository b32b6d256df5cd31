import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { codeMail } from '../identity/mails.ts';
import { smtpMailer } from './smtp-mailer.ts';

let server: Server;
let url: string;
let received: string[];

/** Just enough of a mail server (RFC 5321) to accept a mail. */
function answer(socket: Socket): void {
  let isData = false;
  let message = '';
  socket.write('220 test\r\n');
  socket.on('data', (chunk) => {
    for (const line of chunk.toString('utf8').split('\r\n').slice(0, -1)) {
      if (isData && line === '.') {
        isData = false;
        received.push(message);
        socket.write('250 taken\r\n');
      } else if (isData) {
        message += `${line}\n`;
      } else if (line === 'DATA') {
        isData = true;
        message = '';
        socket.write('354 go on\r\n');
      } else {
        socket.write(line.startsWith('RCPT TO:<nobody@') ? '550 no such user\r\n' : '250 ok\r\n');
      }
    }
  });
}

beforeEach(async () => {
  received = [];
  server = createServer(answer);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  url = `smtp://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
});

afterEach(async () => {
  await new Promise((done) => server.close(done));
});

const config = readConfig({ VINROD_DEMO: '1' });

test('hands a mail with text and HTML to the mail server', async () => {
  const mailer = smtpMailer(url, 'Vinröd Energi <no-reply@vinrod.example>');
  await mailer.send(
    codeMail(config, { email: 'anna@norrviken.example', firstName: 'Anna', language: 'sv' }, '482913'),
  );
  mailer.close();
  const [mail = ''] = received;
  expect(mail).toMatch(/^From: =\?UTF-8\?Q\?Vinr=C3=B6d_Energi\?= <no-reply@vinrod\.example>$/m);
  expect(mail).toMatch(/^To: anna@norrviken\.example$/m);
  expect(mail).toMatch(/^Auto-Submitted: auto-generated$/im);
  expect(mail).toContain('Content-Type: text/plain; charset=utf-8');
  expect(mail).toContain('Content-Type: text/html; charset=utf-8');
  expect(mail.match(/482913/g)).toHaveLength(2);
});

test('fails when the mail server refuses the mail', async () => {
  const mailer = smtpMailer(url, 'no-reply@vinrod.example');
  const mail = codeMail(
    config,
    { email: 'nobody@norrviken.example', firstName: 'Anna', language: 'sv' },
    '482913',
  );
  await expect(mailer.send(mail)).rejects.toThrow('550 no such user');
  mailer.close();
});
