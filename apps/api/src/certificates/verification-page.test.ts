import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCertificateScene, type CertificateScene } from './testing/certificate-scene.ts';

let scene: CertificateScene;

beforeAll(async () => {
  scene = await createCertificateScene();
  await scene.ask();
});

afterAll(() => scene.app.close());

describe('the page by which a certificate is checked', () => {
  test('tells anybody what the certificate says, and names no persons or sites', async () => {
    const [first] = await scene.issued();
    const url = new URL(String(first?.['verification_url']));
    expect(url.origin).toBe('https://portal.example');
    const page = await scene.app.request('GET', url.pathname);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'sha256-");
    for (const text of ['C-2024-0001', 'Åsgård Bolag 1 AB', 'vattenkraft', '464,79', '20 november 2026'])
      expect(page.text.replaceAll('\u00A0', ' ')).toContain(text);
    for (const text of ['Lindmark', 'anläggning 1', 'Storgatan', '556677-8899', '73599900'])
      expect(page.text).not.toContain(text);
    expect(page.text).toContain('lang="sv"');
    expect(page.text.match(/<h1>/g)).toHaveLength(1);
  });

  test('says when there is no such certificate', async () => {
    const page = await scene.app.request('GET', `/certifikat/${randomUUID()}`);
    expect(page.status).toBe(404);
    expect(page.text).toContain('<h1>Certifikatet finns inte</h1>');
  });

  test.each([
    '/certifikat/nonsense',
    '/certifikat/1/',
    '/certifikat/',
    '/certifikat',
    '/certifikat/a/b',
    '/certifikat/%E0%A4%A',
    `/certifikat/${'a'.repeat(2000)}`,
    '/certifikat/%3Cscript%3E?sida=1',
  ])('figures 20: answers a Swedish page for %s', async (path) => {
    const page = await scene.app.request('GET', path, { from: '198.51.100.20' });
    expect(page.status).toBe(404);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.text).toContain('<html lang="sv">');
    expect(page.text).toContain('<h1>Certifikatet finns inte</h1>');
    expect(page.text).not.toContain('script>');
  });

  test('figures 20: says on a Swedish page why a certificate cannot be shown', async () => {
    const refused = await scene.app.request('POST', `/certifikat/${randomUUID()}`);
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(refused.text).toContain('<h1>Certifikatet kan inte visas</h1>');
  });

  test('answers one address so and so often only', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 61; index += 1)
      statuses.push(
        (await scene.app.request('GET', `/certifikat/${randomUUID()}`, { from: '198.51.100.7' })).status,
      );
    expect(statuses.slice(0, 60).every((status) => status === 404)).toBe(true);
    expect(statuses[60]).toBe(429);
    const full = await scene.app.request('GET', `/certifikat/${randomUUID()}`, { from: '198.51.100.7' });
    expect(full.headers.get('retry-after')).not.toBeNull();
    expect(full.text).toContain('<h1>Certifikatet kan inte visas</h1>');
    expect(
      (await scene.app.request('GET', `/certifikat/${randomUUID()}`, { from: '198.51.100.8' })).status,
    ).toBe(404);
  });
});
