import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findingsOf, pdfProgramsAreAbsent } from '../files/testing/pdf-programs.ts';
import {
  createCertificateScene,
  type AskedCertificate,
  type CertificateScene,
} from './testing/certificate-scene.ts';

let scene: CertificateScene;

beforeAll(async () => {
  scene = await createCertificateScene();
});

afterAll(() => scene.app.close());

async function file(request: AskedCertificate = {}, kind = 'generate-certificates'): Promise<Buffer> {
  const answer = await scene.file(request, kind);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

describe.skipIf(pdfProgramsAreAbsent)(
  'the file (skipped where Debian’s qpdf and poppler-utils are not installed)',
  () => {
    test('holds a certificate per company, tagged, with figures per site that add up', async () => {
      const { info, pages, structure } = await findingsOf(
        await file({ companies: [scene.companyId(0), scene.companyId(1)] }),
      );
      expect(info.get('Tagged')).toBe('yes');
      expect(pages).toHaveLength(4);
      const [first = '', second = ''] = pages.map((page) => page.replaceAll('\u00A0', ' '));
      expect(first).toContain('Åsgård Bolag 1 AB');
      expect(first).toContain('Vattenkraft');
      expect(first).toMatch(/Kontrollsumma [0-9a-f]{64}/);
      // 40 and 20 kWh per hour over 8 784 hours.
      expect(second).toMatch(/Åsgård anläggning 1\.1 .*351 360 +0 +163 309/);
      expect(second).toMatch(/Åsgård anläggning 1\.2 .*175 680 +0 +81 654/);
      expect(second).toMatch(/Summa +527 040 +0 +244 963/);
      expect(structure.match(/^ *H1 /gm)).toHaveLength(2);
      expect(structure.match(/^ *Figure/gm)).toHaveLength(6);
    });

    test('of a partnership tells no energy', async () => {
      const { pages } = await findingsOf(
        await file(
          { companies: [scene.companyId(0), scene.companyId(1)] },
          'generate-partnership-certificates',
        ),
      );
      expect(pages).toHaveLength(1);
      expect(pages[0]).toContain('P-2024-0001');
      expect(pages[0]).toContain('Åsgård Bolag 1 AB, Åsgård Bolag 2 AB');
      expect(pages[0]).not.toMatch(/kWh|MWh/);
    });
  },
);
