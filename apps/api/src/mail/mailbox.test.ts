import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createApp } from '../http/create-app.ts';
import { operations } from '../operations.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

test('shows the mails of the demo, newest first, as a page and as JSON', async () => {
  const { mailer } = app.deps;
  await mailer.send({ to: 'a@kund.example', subject: 'Först', text: 'Ett', html: '<p>Ett</p>' });
  app.clock.advance(1);
  await mailer.send({
    to: 'b@kund.example',
    subject: '<script>alert(1)</script>',
    text: 'Följ https://portal.example/reset-password/abc',
    html: '<p>Två</p>',
  });
  const json = await app.request('GET', '/dev/mail.json');
  // It contains one-time codes.
  expect(json.headers.get('cache-control')).toBe('no-store');
  expect(json.list).toEqual([
    {
      to: 'b@kund.example',
      subject: '<script>alert(1)</script>',
      text: 'Följ https://portal.example/reset-password/abc',
      created_at: '2026-11-20T08:00:01+01:00',
    },
    { to: 'a@kund.example', subject: 'Först', text: 'Ett', created_at: '2026-11-20T08:00:00+01:00' },
  ]);
  const page = await app.request('GET', '/dev/mail');
  expect(page.text).toContain('<html lang="sv">');
  expect(page.text).not.toContain('<script');
  expect(page.text).toContain('<a href="https://portal.example/reset-password/abc">');
  const style = /<style>([\s\S]*)<\/style>/.exec(page.text)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(page.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`);
});

test('keeps the newest 200 mails', async () => {
  for (let number = 1; number <= 205; number++)
    await app.deps.mailer.send({ to: 'c@kund.example', subject: `Nr ${number}`, text: '', html: '' });
  const { list } = await app.request('GET', '/dev/mail.json');
  expect(list).toHaveLength(200);
  expect(list[0]).toMatchObject({ subject: 'Nr 205' });
});

test('does not exist outside demo mode', async () => {
  const production = createApp({ ...app.deps, config: { ...app.deps.config, demo: false } }, operations);
  for (const path of ['/dev/mail', '/dev/mail.json', '/dev/mail/'])
    expect((await production.request(`http://localhost${path}`)).status).toBe(404);
});
