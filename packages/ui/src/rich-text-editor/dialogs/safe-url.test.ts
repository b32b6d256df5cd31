import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { linkTarget, safeHref, safeImageSource } from './safe-url.ts';

const runs = { numRuns: 1000, seed: 20261120 };

const refused = [
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'vbscript:msgbox(1)',
  'blob:https://ei.se/1',
  'file:///etc/passwd',
  'view-source:https://ei.se',
  '//evil.example',
  String.raw`/\evil.example`,
  '/\t/evil.example',
  '/.//evil.example',
  'https://ei.se@evil.example/',
  'https://',
  'mailto:',
  'relative/path',
  '#top',
  '',
];

describe('safeHref', () => {
  it.each([
    ['https://ei.se/sida?a=1#b', 'https://ei.se/sida?a=1#b'],
    ['HTTP://EI.SE', 'http://ei.se/'],
    ['mailto:info@ei.example', 'mailto:info@ei.example'],
    ['tel:+46701234567', 'tel:+46701234567'],
    ['/analytics?view=time', '/analytics?view=time'],
    ['/a/../b', '/b'],
  ])('reads %s as %s', (text, href) => {
    expect(safeHref(text)).toBe(href);
  });

  it.each([...refused, null, undefined])('refuses %j', (text) => {
    expect(safeHref(text)).toBeNull();
  });

  it('lets nothing through but its schemes and own paths, whatever is typed', () => {
    const piece = fc.constantFrom(
      ...'/\\:@#?.\t\n \u0000'.split(''),
      'javascript',
      'data',
      'https',
      'mailto',
      'tel',
      'ei.se',
      'alert(1)',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
        ),
        (text) => {
          const href = safeHref(text);
          if (href === null) return;
          expect(href).toMatch(/^(?:https?:\/\/[^/@]+(?:\/|$)|mailto:.|tel:.|\/(?![/\\]))/);
          expect(safeHref(href)).toBe(href);
          const { protocol, host } = new URL(href, 'https://own.example');
          expect(host === 'own.example').toBe(href.startsWith('/'));
          expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(protocol);
        },
      ),
      runs,
    );
  });
});

describe('safeImageSource', () => {
  it('takes web addresses and own paths only', () => {
    expect(safeImageSource('https://ei.se/a.png')).toBe('https://ei.se/a.png');
    expect(safeImageSource('/media/a.png')).toBe('/media/a.png');
    expect(safeImageSource('mailto:a@b.se')).toBeNull();
    for (const text of refused) expect(safeImageSource(text)).toBeNull();
  });
});

describe('linkTarget', () => {
  it.each([
    ['ei.se', 'https://ei.se/'],
    ['www.ei.se/konsument?x=1', 'https://www.ei.se/konsument?x=1'],
    ['räksmörgås.se', 'https://xn--rksmrgs-5wao1o.se/'],
    ['info@ei.se', 'mailto:info@ei.se'],
    ['070-123 45 67', 'tel:0701234567'],
    ['+46 (70) 123 45 67', 'tel:+46701234567'],
    [' https://ei.se ', 'https://ei.se/'],
    ['/invoices', '/invoices'],
  ])('%s leads to %s', (typed, href) => {
    expect(linkTarget(typed)).toBe(href);
  });

  it.each([...refused, 'en sida', 'javascript:alert(document.domain)', 'ei'])('%j leads nowhere', (typed) => {
    expect(linkTarget(typed)).toBeNull();
  });
});
