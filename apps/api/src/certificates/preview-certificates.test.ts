import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestAnswer } from '../testing/test-app.ts';
import {
  createCertificateScene,
  hours,
  perHour,
  type AskedCertificate,
  type CertificateScene,
} from './testing/certificate-scene.ts';

let scene: CertificateScene;

beforeAll(async () => {
  scene = await createCertificateScene();
});

afterAll(() => scene.app.close());

function messageOf({ body }: TestAnswer): unknown {
  return body['details'];
}

describe('figures 19: before a certificate is issued', () => {
  const path = '/api/v1/exports/certificate-preview/';
  const look = (request: AskedCertificate = {}) =>
    scene.app.request('POST', path, {
      access: scene.access,
      body: scene.bodyOf({ companies: null, ...request }),
    });

  test('figures 19: its preview tells the energy of the year, its residual mix and its shares, and issues nothing', async () => {
    const before = (await scene.issued()).length;
    const { status, body } = await look();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      year: 2024,
      residual_mix: {
        renewable_percent: 10.18,
        nuclear_percent: 21.61,
        fossil_percent: 68.21,
        co2_g_per_kwh: 464.79,
      },
      certificates: [
        {
          company: { uuid: scene.companyId(0) },
          delivered_kwh: ((perHour[0] + perHour[1]) * hours) / 1000,
          site_count: 2,
          site_total: 2,
          product: 'hydro',
          energy_mix: [{ source: 'hydro', percent: 100 }],
          co2_g_per_kwh: 0,
        },
        {
          company: { uuid: scene.companyId(1) },
          delivered_kwh: (perHour[2] * hours) / 1000,
          product: 'residual_mix',
          co2_g_per_kwh: 464.79,
          avoided_co2_kg: 0,
        },
      ],
    });
    expect((await scene.issued()).length).toBe(before);
  });

  test('figures 19: what is issued then is what the preview told', async () => {
    const { body } = await look();
    const previewed: unknown = body['certificates'];
    await scene.ask({ companies: null });
    const reported = await scene.issued();
    expect(previewed).toHaveLength(2);
    for (const one of Array.isArray(previewed) ? previewed : [])
      expect(
        reported.some(
          (certificate) =>
            certificate['delivered_kwh'] === one.delivered_kwh &&
            certificate['product'] === one.product &&
            certificate['avoided_co2_kg'] === one.avoided_co2_kg &&
            certificate['site_count'] === one.site_count,
        ),
      ).toBe(true);
  });

  test('figures 19: a year that cannot be certified is refused in the preview as it is when it is issued', async () => {
    const answer = await look({ year: 2025 });
    expect(answer.status).toBe(422);
    expect(messageOf(answer)).toEqual(messageOf(await scene.ask({ year: 2025 })));
  });
});
