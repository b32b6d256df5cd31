import { describe, expect, it } from 'vitest';

import { RuntimeConfigError } from './runtime-config-error.ts';
import { parseRuntimeConfig } from './runtime-config.ts';

const minimal = { api_root: '/api', supplier: { name: 'Vinröd Energi' }, tag_manager_id: null };

describe('parseRuntimeConfig', () => {
  it('takes the smallest configuration', () => {
    const config = parseRuntimeConfig(minimal);
    expect(config.apiRoot).toBe('/api');
    expect(config.supplier.name).toBe('Vinröd Energi');
    expect(config.tagManagerId).toBeUndefined();
  });

  it('takes another origin and cuts the slash at its end', () => {
    expect(parseRuntimeConfig({ ...minimal, api_root: 'https://api.example/v/' }).apiRoot).toBe(
      'https://api.example/v',
    );
  });

  it('takes how to reach customer service', () => {
    const supplier = { name: 'A', legal_name: 'A AB', phone_number: '020-12 34 56', email: null };
    expect(parseRuntimeConfig({ ...minimal, supplier }).supplier).toEqual({
      name: 'A',
      legalName: 'A AB',
      phoneNumber: '020-12 34 56',
      email: undefined,
    });
  });

  it('takes a brand: its mark, picture, words and addresses', () => {
    const logo = {
      light: '/l.svg',
      dark: '/d.svg',
      on_brand: '/b.svg',
      ratio: 3,
      says_name: true,
      icon: null,
    };
    const words = { sv: { a: 'x', b: [{ type: 0, value: 'y' }], c: 7 }, en: { a: 'z' } };
    const { supplier, words: said } = parseRuntimeConfig({
      ...minimal,
      supplier: {
        name: 'A',
        support_hours: { sv: 'Vardagar', en: 'Weekdays' },
        terms_url: 'https://a.example/villkor',
        privacy_url: null,
      },
      brand: { logo, sign_in_picture: '/p.jpg', words },
    });
    expect(supplier).toMatchObject({
      supportHours: { sv: 'Vardagar', en: 'Weekdays' },
      termsUrl: 'https://a.example/villkor',
      privacyUrl: undefined,
      signInPicture: '/p.jpg',
      logo: { onBrand: '/b.svg', ratio: 3, saysName: true, icon: undefined },
    });
    expect(said).toEqual({ sv: { a: 'x', b: [{ type: 0, value: 'y' }] }, en: { a: 'z' } });
  });

  it('shows no mark of another where a brand has none', () => {
    const brand = { logo: null, sign_in_picture: null, words: { sv: {}, en: {} } };
    expect(parseRuntimeConfig({ ...minimal, brand }).supplier.logo).toBeNull();
    expect(parseRuntimeConfig(minimal).supplier.logo).toBeUndefined();
  });

  it('takes other ways to sign in', () => {
    const start = '/api/v1/sign-in/staff/start';
    expect(parseRuntimeConfig({ ...minimal, sign_in: [], passkeys: false }).otherWays).toBeUndefined();
    expect(
      parseRuntimeConfig({ ...minimal, sign_in: [{ name: 'A', start }], passkeys: true }).otherWays,
    ).toEqual({ providers: [{ name: 'A', start, takesInvitations: false }], hasPasskeys: true });
  });

  it.each([
    ['no object', null],
    ['an array', []],
    ['no API root', { ...minimal, api_root: undefined }],
    ['an empty API root', { ...minimal, api_root: ' ' }],
    ['an API root without a scheme', { ...minimal, api_root: 'api.example' }],
    ['an API root of any scheme', { ...minimal, api_root: '//api.example' }],
    ['no supplier', { ...minimal, supplier: 'A' }],
    ['a supplier without a name', { ...minimal, supplier: {} }],
    ['an e-mail address that is no text', { ...minimal, supplier: { name: 'A', email: 7 } }],
    ['ways to sign in that are no list', { ...minimal, sign_in: {} }],
    ['a provider without a name', { ...minimal, sign_in: [{ start: '/a' }] }],
    ['a provider at a script', { ...minimal, sign_in: [{ name: 'A', start: 'javascript:alert(1)' }] }],
    ['a provider at any scheme', { ...minimal, sign_in: [{ name: 'A', start: '//evil.example' }] }],
    ['passkeys that are neither on nor off', { ...minimal, passkeys: 'on' }],
    ['a tag manager id that is none', { ...minimal, tag_manager_id: '"><script>' }],
  ])('refuses %s', (_what, value) => {
    expect(() => parseRuntimeConfig(value)).toThrow(RuntimeConfigError);
  });
});
