import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ServedBrand } from '../config/brand.ts';
import { readConfig } from '../config/config.ts';
import { servedBrand } from '../testing/brand-of-tests.ts';
import { portalFiles, type ServePortal } from './portal-files.ts';

const script = `console.log(${JSON.stringify('x'.repeat(2000))});`;

let folder: string;
let serve: ServePortal;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vinrod-portal-'));
  mkdirSync(join(folder, 'dist/assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'dist/index.html'), '<!doctype html><html><head></head><body></body></html>');
  writeFileSync(join(folder, 'dist/icon.svg'), '<svg/>');
  writeFileSync(join(folder, 'dist/assets/main-a1b2.js'), script);
  serve = portalFiles({ ...readConfig({ VINROD_DEMO: '1' }), portalDir: join(folder, 'dist') });
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

async function tagOf(encodings: string | null): Promise<string | null | undefined> {
  return (await serve('/assets/main-a1b2.js', encodings))?.headers.get('etag');
}

async function namedAt(path: string, query = ''): Promise<readonly (string | undefined)[]> {
  const html = (await (await serve(path, null, null, new URLSearchParams(query)))?.text()) ?? '';
  return [...html.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)" \/>/g)].map(
    ([, href]) => href,
  );
}

const document = `<!doctype html><html><head>
    <meta
      name="description"
      content="Något annat."
    />
    <title>Portalen</title>
    <link rel="icon" type="image/svg+xml" href="/icon.svg" />
</head><body></body></html>`;

async function documentOf(brand: ServedBrand | null): Promise<string> {
  writeFileSync(join(folder, 'dist/index.html'), document);
  const config = { ...readConfig({ VINROD_DEMO: '1', SUPPLIER_NAME: 'Å & O' }), brand };
  return (await (await portalFiles({ ...config, portalDir: join(folder, 'dist') })('/', null))?.text()) ?? '';
}

describe('the document of a brand', () => {
  test('has its title, description, icons, colours and style sheet', async () => {
    const html = await documentOf(
      servedBrand(
        { portalName: 'Mina <sidor>', description: 'El & värme.' },
        { 'icon.svg': '<svg/>', 'touch-icon.png': '' },
      ),
    );
    expect(html).toContain('<title>Mina &lt;sidor&gt;</title>');
    expect(html).toContain('<meta name="description" content="El &amp; värme." />');
    expect(html).toContain('<link rel="stylesheet" href="/brand/0123456789abcdef/theme.css" />');
    expect(html).toContain('href="/brand/0123456789abcdef/icon.svg"');
    expect(html).toContain('<link rel="apple-touch-icon" href="/brand/0123456789abcdef/touch-icon.png" />');
    expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
    expect(html).toContain('content="#0b5c3f"');
    expect(html).not.toContain('Något annat');
    expect(html).not.toContain('href="/icon.svg"');
  });

  test('has nothing of another where it says nothing itself', async () => {
    const html = await documentOf(servedBrand());
    expect(html).not.toContain('description');
    expect(html).not.toContain('apple-touch-icon');
    expect(html).toContain('<link rel="icon" href="data:," />');
  });

  test('is called as the supplier where there is no brand', async () => {
    expect(await documentOf(null)).toContain('<title>Å &amp; O</title>');
  });
});

describe('pages', () => {
  test.each(['/', '/overview', '/corporate-groups/1/facility/2', '/index.html', '/confirm-otp/abc'])(
    '%s is the portal, never cached, under a policy without unsafe-inline',
    async (path) => {
      const response = await serve(path, null);
      expect(response?.status).toBe(200);
      expect(response?.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response?.headers.get('cache-control')).toBe('no-store');
      const policy = response?.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("script-src 'self';");
      expect(policy).not.toContain('unsafe');
    },
  );

  test('a page names its fonts as fonts', async () => {
    const files = ['/assets/a.js', '/assets/a.woff2'];
    writeFileSync(join(folder, 'dist/page-files.json'), JSON.stringify({ '/overview': files }));
    const html = await (await serve('/overview', null))?.text();
    expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/a.js" />');
    expect(html).toContain(
      '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/a.woff2" />',
    );
  });

  test('a page is compressed for clients that take it, when it is worth it', async () => {
    const files = Array.from({ length: 30 }, (_, index) => `/assets/part-${index}.js`);
    writeFileSync(join(folder, 'dist/page-files.json'), JSON.stringify({ '/overview': files }));
    const response = await serve('/overview', 'gzip, br');
    expect(response?.headers.get('content-encoding')).toBe('br');
    expect(response?.headers.get('vary')).toBe('Accept-Encoding');
    const html = brotliDecompressSync(new Uint8Array((await response?.arrayBuffer()) ?? [])).toString();
    expect(html).toContain('href="/assets/part-29.js"');
  });

  test('each page has a nonce of its own for style elements', async () => {
    const nonces: (string | undefined)[] = [];
    for (let times = 0; times < 2; times++) {
      const response = await serve('/', null);
      const nonce = /<meta property="csp-nonce" nonce="([\w+/=]+)" \/>/.exec(
        (await response?.text()) ?? '',
      )?.[1];
      expect(response?.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
      nonces.push(nonce);
    }
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  test('each page names its own files, so that a browser need not find one through the other', async () => {
    const pages = {
      '/groups/create-group': ['/assets/form.js'],
      '/groups/:groupId?tab=sites': ['/assets/a.js', '/assets/sites.js'],
      '/groups/:groupId': ['/assets/a.js', '/assets/b.js'],
    };
    writeFileSync(join(folder, 'dist/page-files.json'), JSON.stringify(pages));
    expect(await namedAt('/groups/create-group')).toEqual(['/assets/form.js']);
    expect(await namedAt('/groups/115d3206/')).toEqual(['/assets/a.js', '/assets/b.js']);
    expect(await namedAt('/groups/115d3206', 'koncern=a&tab=sites')).toEqual([
      '/assets/a.js',
      '/assets/sites.js',
    ]);
    expect(await namedAt('/groups/115d3206', 'tab=users')).toEqual(['/assets/a.js', '/assets/b.js']);
    expect(await namedAt('/groups')).toEqual([]);
    expect(await namedAt('/groups/115d3206/more')).toEqual([]);
  });

  test('the configuration is in the page, and can say nothing that ends it', async () => {
    const base = readConfig({ VINROD_DEMO: '1' });
    const supplier = { ...base.supplier, name: 'A</script><script>' };
    const config = { ...base, portalDir: join(folder, 'dist'), supplier };
    writeFileSync(
      join(folder, 'dist/index.html'),
      '<!doctype html><html><head><link rel="preload" as="fetch" href="/config.json" /></head></html>',
    );
    const html = (await (await portalFiles(config)('/', null))?.text()) ?? '';
    expect(html).not.toContain('/config.json');
    const data = /<script type="application\/json" id="configuration">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(data)).toMatchObject({ api_root: '/api', supplier: { name: supplier.name } });
  });

  test('a portal that is not built says so', async () => {
    rmSync(join(folder, 'dist'), { recursive: true });
    const response = await serve('/overview', null);
    expect(response?.status).toBe(503);
    expect(await response?.text()).toContain('Portalen är inte byggd');
  });
});

describe('files', () => {
  test('with a hash in their name are kept for ever', async () => {
    const response = await serve('/assets/main-a1b2.js', null);
    expect(response?.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await response?.text()).toBe(script);
  });

  test('without one are asked for again', async () => {
    const response = await serve('/icon.svg', null);
    expect(response?.headers.get('content-type')).toBe('image/svg+xml');
    expect(response?.headers.get('cache-control')).toBe('no-cache');
  });

  test('are compressed for clients that take it', async () => {
    const response = await serve('/assets/main-a1b2.js', 'gzip, br');
    expect(response?.headers.get('content-encoding')).toBe('br');
    const bytes = new Uint8Array((await response?.arrayBuffer()) ?? new ArrayBuffer());
    expect(bytes.length).toBe(Number(response?.headers.get('content-length')));
    expect(brotliDecompressSync(bytes).toString()).toBe(script);
  });

  test('that change are read again', async () => {
    await serve('/icon.svg', null);
    writeFileSync(join(folder, 'dist/icon.svg'), '<svg id="new"/>');
    const response = await serve('/icon.svg', null);
    expect(await response?.text()).toBe('<svg id="new"/>');
  });

  test('that the build has compressed are sent as it left them', async () => {
    writeFileSync(join(folder, 'dist/assets/main-a1b2.js.br'), brotliCompressSync('the best of brotli'));
    writeFileSync(join(folder, 'dist/assets/main-a1b2.js.gz'), gzipSync('the best of gzip'));
    const best = await serve('/assets/main-a1b2.js', 'gzip, br');
    expect(brotliDecompressSync(new Uint8Array((await best?.arrayBuffer()) ?? [])).toString()).toBe(
      'the best of brotli',
    );
    const other = await serve('/assets/main-a1b2.js', 'gzip');
    expect(other?.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(new Uint8Array((await other?.arrayBuffer()) ?? [])).toString()).toBe(
      'the best of gzip',
    );
    expect(await (await serve('/assets/main-a1b2.js', null))?.text()).toBe(script);
    for (const ending of ['br', 'gz']) expect(await serve(`/assets/main-a1b2.js.${ending}`, null)).toBeNull();
  });

  test('that changed since the build compressed them are compressed anew', async () => {
    writeFileSync(join(folder, 'dist/layers.css'), script);
    const compressedFile = join(folder, 'dist/layers.css.br');
    writeFileSync(compressedFile, brotliCompressSync('older'));
    utimesSync(compressedFile, new Date('2024-01-01'), new Date('2024-01-01'));
    const response = await serve('/layers.css', 'br');
    expect(brotliDecompressSync(new Uint8Array((await response?.arrayBuffer()) ?? [])).toString()).toBe(
      script,
    );
  });

  test.each(['/icon.svg', '/assets/main-a1b2.js'])(
    '%s has a strong tag, and 304 for who has it',
    async (path) => {
      for (const encodings of [null, 'gzip', 'br']) {
        const response = await serve(path, encodings);
        const tag = response?.headers.get('etag') ?? '';
        expect(tag).toMatch(/^"[\w-]{27,}"$/);
        for (const header of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
          const again = await serve(path, encodings, header);
          expect([again?.status, again?.headers.get('etag'), await again?.text()]).toEqual([304, tag, '']);
          expect(again?.headers.get('cache-control')).toBe(response?.headers.get('cache-control'));
          expect(again?.headers.get('vary')).toBe('Accept-Encoding');
        }
        expect((await serve(path, encodings, '"other"'))?.status).toBe(200);
      }
    },
  );

  test('have one tag for each encoding, and another when they change', async () => {
    const tags = [await tagOf(null), await tagOf('gzip'), await tagOf('br')];
    writeFileSync(join(folder, 'dist/assets/main-a1b2.js'), `${script}//`);
    expect(new Set([...tags, await tagOf(null)]).size).toBe(4);
  });

  test('that hold the sources are shown only when a setting wants them', async () => {
    writeFileSync(join(folder, 'dist/assets/main-a1b2.js.map'), '{}');
    const config = { ...readConfig({ VINROD_DEMO: '1' }), portalDir: join(folder, 'dist') };
    const statusOf = async (sourceMaps: boolean) =>
      (await portalFiles({ ...config, sourceMaps })('/assets/main-a1b2.js.map', null))?.status;
    expect([await statusOf(true), await statusOf(false)]).toEqual([200, undefined]);
    expect(readConfig({}).sourceMaps).toBe(false);
    expect(readConfig({ SOURCE_MAPS: '1' }).sourceMaps).toBe(true);
  });

  test.each([
    '/assets/missing-c3d4.js',
    '/missing.png',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets\\..\\..\\secret.txt',
    '/icon.svg%00.js',
    '/%E0%A4%A.js',
    '//secret.txt',
  ])('%s is not there', async (path) => {
    expect(await serve(path, null)).toBeNull();
  });
});
