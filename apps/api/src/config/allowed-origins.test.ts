import { describe, expect, test } from 'vitest';
import { readAllowedOrigins } from './allowed-origins.ts';

const read = (text?: string) => [...readAllowedOrigins({ ALLOWED_ORIGINS: text })];

describe('ALLOWED_ORIGINS', () => {
  test('lets nobody in by default', () => {
    expect(read()).toEqual([]);
    expect(read(' ')).toEqual([]);
  });

  test('is a list of origins', () => {
    expect(read('https://portal.example, https://portal.example:8443,')).toEqual([
      'https://portal.example',
      'https://portal.example:8443',
    ]);
    expect(read('http://localhost:5000,http://127.0.0.1:5001,http://[::1]:5002')).toHaveLength(3);
  });

  test.each([
    '*',
    'null',
    'https://*.example',
    'https://portal.example/',
    'https://portal.example/portal',
    'https://portal.example:443',
    'https://Portal.example',
    'https://user@portal.example',
    'portal.example',
    'file:///',
    'javascript:alert(1)',
    'https://',
    'http://portal.example',
    'http://localhost.portal.example',
  ])('refuses %s', (text) => {
    expect(() => read(text)).toThrow('ALLOWED_ORIGINS');
    expect(() => read(`https://portal.example,${text}`)).toThrow('ALLOWED_ORIGINS');
  });

  test('says what was probably meant', () => {
    expect(() => read('https://Portal.example/')).toThrow('did you mean https://portal.example?');
  });
});
