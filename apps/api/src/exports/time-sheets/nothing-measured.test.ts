import { afterAll, beforeAll, expect, test } from 'vitest';
import { findingsOf, pdfProgramsAreAbsent } from '../../files/testing/pdf-programs.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createCorporateGroup, createUser } from '../../testing/test-people.ts';
import { downloadFile } from '../testing/download-file.ts';

let app: TestApp;
let group: string;
let access: string;

beforeAll(async () => {
  app = await createTestApp();
  group = (await createCorporateGroup(app.deps.database, 'Ny', [1])).id;
  const user = await createUser(app.deps.database, {
    corporateGroupId: group,
    permissions: ['cg_can_view_time_report'],
  });
  access = (await app.sessionOf(user.id)).access;
});

afterAll(() => app.close());

test.skipIf(pdfProgramsAreAbsent)(
  'figures issue 15: a time report without any value tells a dash on paper, not 0 (skipped where Debian’s qpdf and poppler-utils are not installed)',
  async () => {
    const path = `/api/v1/exports/corporategroups/${group}/time-sheets/?start_date=2026-10-01&end_date=2026-10-02&resolution=day&format=pdf`;
    const { bytes } = await downloadFile({ app, access, path });
    const text = (await findingsOf(bytes)).pages.join('\n');
    expect(text).toMatch(/^\s*Summa\s+–\s+–\s*$/mu);
    expect(text).toMatch(/–\s*kWh/u);
    expect(text).not.toMatch(/\b0\s*kWh/u);
  },
);
