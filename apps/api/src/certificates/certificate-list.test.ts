import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCertificateScene, type CertificateScene } from './testing/certificate-scene.ts';

let scene: CertificateScene;

beforeAll(async () => {
  scene = await createCertificateScene();
  // Four certificates: three of the first company, the last of the second.
  const [one = '', other = ''] = scene.corporateGroup.companies[0]?.siteIds ?? [];
  const asked = [{}, { sites: [one] }, { sites: [other] }, { companies: [scene.companyId(1)] }];
  for (const request of asked) await scene.ask(request);
});

afterAll(() => scene.app.close());

async function found(query: string, by = scene.access): Promise<unknown> {
  const path = `/api/v1/exports/certificates/?${query}`;
  return (await scene.app.request('GET', path, { access: by })).body['count'];
}

describe('certificates that were issued', () => {
  test('are found by number, company and corporate group, and only by those who may see them', async () => {
    expect(await found('search=c-2024-0001')).toBe(1);
    expect(await found('search=åsgård+0004')).toBe(1);
    expect(await found('year=2023')).toBe(0);
    expect(await found('', await scene.accessOf([scene.companyId(1)]))).toBe(1);
  });

  test('can be downloaded again, as they were', async () => {
    const [first] = await scene.issued();
    const path = `/api/v1/exports/certificates/${String(first?.['id'])}/`;
    const answer = await scene.app.request('GET', path, { access: scene.access });
    expect(answer.headers.get('content-disposition')).toContain('Certifikat C-2024-0001.pdf');
    expect(answer.text.startsWith('%PDF-1.7')).toBe(true);
    const limited = await scene.accessOf([scene.companyId(1)]);
    expect((await scene.app.request('GET', path, { access: limited })).status).toBe(404);
  });
});
