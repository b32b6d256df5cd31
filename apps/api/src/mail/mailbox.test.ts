import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createApp } from '../http/create-app.ts';
import { passwordLinkMail } from '../identity/mails.ts';
import { operations, serviceOperations } from '../operations.ts';

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

test('shows the HTML of a mail in a frame that executes nothing', async () => {
  const html =
    '<!doctype html><html lang="sv"><head><style>.a{color:red}</style></head><body><h1 style="color:red">Hej</h1><script>alert("1")</script></body></html>';
  await app.deps.mailer.send({ to: 'd@kund.example', subject: 'Ett "citat"', text: 'Hej', html });
  const page = await app.request('GET', '/dev/mail');
  const [, title, sandbox, content = ''] =
    /<iframe title="([^"]*)" sandbox="([^"]*)" loading="lazy" srcdoc="([^"]*)">/.exec(page.text) ?? [];
  expect(title).toBe('Ett &quot;citat&quot;');
  // Neither scripts nor the origin of the page.
  expect(sandbox).toBe('allow-top-navigation-by-user-activation');
  const shown = content
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
  expect(shown).toBe(`<base target="_top">${html}`);
  expect(page.text).not.toContain('<script');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('script-src');
  const styles = /style-src ([^;]*)/.exec(policy)?.[1] ?? '';
  expect(styles).toContain(createHash('sha256').update('.a{color:red}').digest('base64'));
  expect(styles).not.toContain('unsafe');
});

test('shows a name with a script in it as text, in both forms of the mail', async () => {
  const firstName = '<script>alert(1)</script>';
  const recipient = { email: 'e@kund.example', firstName, language: 'sv' } as const;
  await app.deps.mailer.send(passwordLinkMail(app.deps.config, recipient, 'nyckel'));
  const page = await app.request('GET', '/dev/mail');
  expect(page.text).toContain('Hej &lt;script&gt;alert(1)&lt;/script&gt;');
  // Escaped once as text of the mail and once more as the frame's attribute.
  expect(page.text).toContain('Hej &amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;');
  expect(page.text).not.toContain('<script');
});

test('keeps the newest 200 mails', async () => {
  for (let number = 1; number <= 205; number++)
    await app.deps.mailer.send({ to: 'c@kund.example', subject: `Nr ${number}`, text: '', html: '' });
  const { list } = await app.request('GET', '/dev/mail.json');
  expect(list).toHaveLength(200);
  expect(list[0]).toMatchObject({ subject: 'Nr 205' });
});

test('does not exist outside demo mode', async () => {
  const production = createApp(
    { ...app.deps, config: { ...app.deps.config, demo: false } },
    operations,
    serviceOperations,
  );
  for (const path of ['/dev/mail', '/dev/mail.json', '/dev/mail/'])
    expect((await production.request(`http://localhost${path}`)).status).toBe(404);
});
