import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { servedBrand } from '../testing/brand-of-tests.ts';
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

test('adoption W1: a mail has the colour, the logo and the hours of the brand, and no mark of another', () => {
  const brand = servedBrand({
    mail: { color: '#0b5c3f', ink: '#fafafa', logo: { width: 40, height: 32, saysName: false } },
    supportHours: { sv: 'Vardagar 8–16', en: 'Weekdays 8–16' },
  });
  const branded = { ...config, brand, supplier: { ...config.supplier, name: 'Provorten & Energi' } };
  const { html, text } = passwordLinkMail(branded, anna, 'nyckel');
  expect(html.match(/background:#0b5c3f/g)).toHaveLength(2);
  expect(html).toContain('color:#fafafa');
  expect(html).not.toContain('#781a32');
  expect(html).toContain(
    '<img src="https://portal.example/brand/mail-logo.png" width="40" height="32" alt=""',
  );
  expect(html).toContain('Provorten &amp; Energi');
  expect(text).toContain('Vardagar 8–16');
  const logo = { width: 120, height: 32, saysName: true };
  const alone = servedBrand({ mail: { ...brand.sheet.mail, logo } });
  expect(codeMail({ ...branded, brand: alone }, anna, '123456').html).toContain(
    'alt="Provorten &amp; Energi"',
  );
  const nameOnly = codeMail({ ...branded, brand: servedBrand() }, anna, '123456').html;
  expect(nameOnly).not.toContain('<img');
  expect(nameOnly).not.toContain('aria-hidden');
});

test('adoption W1: a colour alone reaches mails too', () => {
  const green = { ...config, supplier: { ...config.supplier, color: '#0b4f3a' } };
  expect(passwordLinkMail(green, anna, 'nyckel').html.match(/background:#0b4f3a/g)).toHaveLength(2);
});
