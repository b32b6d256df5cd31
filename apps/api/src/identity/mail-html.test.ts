import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { codeMail, passwordLinkMail } from './mails.ts';

const config = readConfig({ NODE_ENV: 'test', VINROD_DEMO: '1', PUBLIC_URL: 'https://portal.example' });
const anna = { email: 'anna@kund.example', firstName: 'Anna', language: 'sv' } as const;

test.each([
  ['sv', 'Välj lösenord', '0771-23 45 00'],
  ['en', 'Choose a password', '+46 771 23 45 00'],
] as const)(
  'ux 35: in %s a mail has one button, its address below, and a number that can be read',
  (language, label, phone) => {
    const { html, text } = passwordLinkMail(config, { ...anna, language }, 'nyckel');
    const address = 'https://portal.example/reset-password/nyckel';
    expect(html.split(`href="${address}"`)).toHaveLength(3);
    expect(html).toContain(`>${label}</a>`);
    for (const form of [html, text]) {
      expect(form).toContain(phone);
      expect(form).toContain(address);
      expect(form.replace('<!doctype', '').replaceAll('!important', '')).not.toContain('!');
    }
    expect(html).toContain('prefers-color-scheme:dark');
  },
);

test('ux 35: a code stands alone and large, without a button', () => {
  const { html } = codeMail(config, anna, '123456');
  expect(html).toContain('>123456</p>');
  expect(html).not.toContain('<a ');
});
