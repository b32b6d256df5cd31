import { describe, expect, it } from 'vitest';
import { servedBrand } from '../testing/brand-of-tests.ts';
import { brandAddress, serveBrand } from './brand-files.ts';

const brand = servedBrand(
  {},
  {
    'theme.css': `:root { ${'--vr-color-brand: #0b5c3f; '.repeat(80)} }`,
    'logo.svg': `<svg>${'<path d="M0 0h1v1z"/>'.repeat(80)}</svg>`,
    'logo.svg.br': 'made beforehand',
    'icon.svg': '<svg/>',
  },
);
const serve = serveBrand(brand);

function get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response | null> {
  return serve(path, new Headers(headers));
}

describe('the files of a brand', () => {
  it('are kept for ever at addresses that change with them', async () => {
    const answer = await get(brandAddress(brand, 'theme.css'), { 'accept-encoding': 'br' });
    expect(answer?.status).toBe(200);
    expect(answer?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer?.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(answer?.headers.get('content-encoding')).toBe('br');
  });

  it('are sent as they were compressed when the brand was made, each encoding with a tag of its own', async () => {
    const logo = brandAddress(brand, 'logo.svg');
    const small = await get(logo, { 'accept-encoding': 'br' });
    expect([small?.headers.get('content-encoding'), await small?.text()]).toEqual(['br', 'made beforehand']);
    const tags = [small, await get(logo, { 'accept-encoding': 'gzip' }), await get(logo)].map(
      (answer) => answer?.headers.get('etag') ?? '',
    );
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"/);
  });

  it('are asked for again where others look for them, and not sent twice', async () => {
    const first = await get('/icon.svg');
    expect(first?.headers.get('cache-control')).toBe('no-cache');
    const etag = first?.headers.get('etag') ?? '';
    const again = await get('/icon.svg', { 'if-none-match': etag });
    expect(again?.status).toBe(304);
    expect(await again?.text()).toBe('');
  });

  it.each([
    '/brand/0123456789abcdef/brand.json',
    '/brand/0123456789abcdef/../secret',
    '/brand/fedcba9876543210/theme.css',
    '/brand/0123456789abcdef/none.css',
    '/brand/0123456789abcdef/logo.svg.br',
    '/manifest.webmanifest',
    '/apple-touch-icon.png',
  ])('that are not there are not there: %s', async (path) => {
    await expect(get(path)).rejects.toMatchObject({ status: 404 });
  });

  it('leave every other path to the portal', async () => {
    expect(await get('/assets/main.js')).toBeNull();
    expect(await get('/brandt')).toBeNull();
    expect(await serveBrand(null)('/icon.svg', new Headers())).toBeNull();
  });
});
