import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createUser } from '../testing/test-people.ts';
import { createCertificateScene, type CertificateScene } from './testing/certificate-scene.ts';

let scene: CertificateScene;

beforeAll(async () => {
  scene = await createCertificateScene();
});

afterAll(() => scene.app.close());

describe('what certificates say', () => {
  test('is written by staff for a year and the years after it, with placeholders', async () => {
    const staff = await createUser(scene.app.deps.database, {
      permissions: ['admin_can_update_certificate_content'],
    });
    const by = { access: (await scene.app.sessionOf(staff.id)).access };
    const path = '/api/v1/exports/yearly-usage-certificate/';
    const text = {
      year: 2022,
      title: ' Intyg ',
      body_text: '{bolag} i {koncern}: {el} år {år} ur {miljöval}. {okänt}',
      signatory_name: 'Karin Åberg',
      signatory_title: 'Kundansvarig',
      footer_text: '',
    };
    expect((await scene.app.request('PUT', path, { ...by, body: { ...text, title: '  ' } })).status).toBe(
      422,
    );
    const written = await scene.app.request('PUT', path, { ...by, body: text });
    expect(written.body).toMatchObject({
      ...text,
      title: 'Intyg',
      signature_image_url: null,
      logo_url: null,
    });
    const later = await scene.app.request('GET', `${path}?year=2024`, { access: scene.access });
    expect(later.body).toMatchObject({ year: 2024, title: 'Intyg' });
    const earlier = await scene.app.request('GET', `${path}?year=2021`, { access: scene.access });
    expect(earlier.body).toMatchObject({ year: 2021, title: 'Certifikat om levererad el' });
    const latest = await scene.app.request('GET', path, { access: scene.access });
    expect(latest.body).toMatchObject({ year: 2025, title: 'Intyg' });
    await scene.ask({ companies: [scene.companyId(1)] });
    const { figures } = await scene.app.deps.database.db
      .selectFrom('certificate')
      .select('figures')
      .orderBy('certificate_number', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(figures.replaceAll('\u00A0', ' ')).toContain(
      '"Åsgård Bolag 2 AB i Åsgård: 61,5 MWh el år 2024 ur nordisk residualmix 2024. {okänt}"',
    );
  });
});
