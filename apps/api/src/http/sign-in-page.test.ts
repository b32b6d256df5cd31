import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readConfig } from '../config/config.ts';
import { portalFiles, type ServePortal } from './portal-files.ts';

const error = vi.fn<(fields: unknown, text?: string) => void>();

let portalDir: string;
let serve: ServePortal;

const fileOf = (language: string): string => join(portalDir, `server/sign-in-page.${language}.mjs`);

/** Builds a portal whose sign-in page is what an expression says of its configuration and language. */
function build(page: string): void {
  for (const language of ['sv', 'en']) {
    writeFileSync(
      fileOf(language),
      `const language = '${language}';
      export const signInPage = async (configuration) => ${page};`,
    );
  }
}

async function textAt(path: string, query = ''): Promise<string> {
  return (await (await serve(path, null, null, new URLSearchParams(query)))?.text()) ?? '';
}

beforeEach(() => {
  portalDir = mkdtempSync(join(tmpdir(), 'vinrod-sign-in-'));
  mkdirSync(join(portalDir, 'server'));
  writeFileSync(join(portalDir, 'index.html'), '<body><div id="root"></div></body>');
  serve = portalFiles(
    { ...readConfig({ VINROD_DEMO: '1', SUPPLIER_NAME: 'Å-energi' }), portalDir },
    { error },
  );
});

afterEach(() => {
  rmSync(portalDir, { recursive: true, force: true });
  error.mockReset();
});

test('the sign-in page is in its document in both languages, with the names of the supplier', async () => {
  build('`<p>${language} ${configuration.supplier.name} $&</p>`');
  const html = await textAt('/');
  expect(html).toContain('<div id="root" data-written><p>sv Å-energi $&</p></div>');
  expect(html).toContain('<template id="root-in-english"><p>en Å-energi $&</p></template>');
});

test.each([['/overview'], ['/reset-password'], ['/confirm-otp/abc']])(
  '%s is drawn by the browser',
  async (path) => {
    build('`<p>here</p>`');
    expect(await textAt(path)).toContain('<div id="root"></div>');
  },
);

test('so is what a provider refused', async () => {
  build('`<p>here</p>`');
  expect(await textAt('/', 'problem=expired')).toContain('<div id="root"></div>');
  expect(await textAt('/', 'next=/news')).toContain('<p>here</p>');
});

test('so it is where there are other ways to sign in', async () => {
  build('`<p>here</p>`');
  const withPasskeys = { ...readConfig({ VINROD_DEMO: '1', PASSKEYS: '1' }), portalDir };
  const answer = await portalFiles(withPasskeys, { error })('/', null, null, new URLSearchParams());
  expect(await answer?.text()).toContain('<div id="root"></div>');
});

test('another build writes another page', async () => {
  build('`<p>first</p>`');
  expect(await textAt('/')).toContain('first');
  build('`<p>second</p>`');
  const later = new Date(Date.now() + 60_000);
  utimesSync(fileOf('en'), later, later);
  expect(await textAt('/')).toContain('second');
});

test('a page that cannot be written is drawn by the browser, and the log tells why', async () => {
  build('configuration.nothing.there');
  expect(await textAt('/')).toContain('<div id="root"></div>');
  expect(error).toHaveBeenCalledExactlyOnceWith(
    { err: expect.any(TypeError) },
    'the sign-in page could not be written',
  );
  expect(await textAt('/')).toContain('<div id="root"></div>');
  expect(error).toHaveBeenCalledOnce();
});
