import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

/** The files that the page loads from the API; its icon is the portal's. */
function addressesIn(html: string): string[] {
  return [...html.matchAll(/ (?:src|href)="([^/"][^"]*)"/g)].map(([, address = '']) => `/api/${address}`);
}

function get(app: TestApp, path: string): Promise<Response> {
  return app.fetch(new Request(`http://localhost${path}`));
}

describe('the reference page', () => {
  let app: TestApp;
  let hidden: TestApp;

  beforeAll(async () => {
    app = await createTestApp({ apiReference: true });
    hidden = await createTestApp({ apiReference: false });
  });

  afterAll(async () => {
    await app.close();
    await hidden.close();
  });

  it('loads nothing but files that are there, and the contract', async () => {
    const page = await get(app, '/api/docs');
    const addresses = addressesIn(await page.text());
    expect(addresses).toHaveLength(4);
    for (const address of addresses) {
      const file = await get(app, address);
      expect(`${address} ${file.status}`).toBe(`${address} 200`);
      expect((await file.text()).length).toBeGreaterThan(100);
    }
  });

  it('runs under a policy that lets in nobody else and no text as script or style', async () => {
    const policy = (await get(app, '/api/docs')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|http|\*/);
  });

  it('is not there where it is switched off, nor are its files', async () => {
    for (const path of [
      '/api/docs',
      '/api/docs/swagger-ui.css',
      '/api/docs/start.js',
      '/api/docs/..%2fpackage.json',
    ])
      expect(`${path} ${(await get(hidden, path)).status}`).toBe(`${path} 404`);
    expect((await get(app, '/api/docs/index.html')).status).toBe(404);
  });
});
