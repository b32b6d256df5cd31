import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuditEventKind } from '@vinrod/api-client/contract';
import { downloadFile } from '../exports/testing/download-file.ts';
import { readCsv, readWorkbook } from '../testing/figures/download.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createUser } from '../testing/test-people.ts';
import { recordEvent } from '../audit/record-event.ts';

const hash = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

interface Noted {
  readonly event: AuditEventKind;
  readonly details: string;
  readonly operation?: string;
  readonly actor?: string;
}

/** Logged events, newest last, with their cells in a file: actor, operation and details. */
const noted: readonly (readonly [Noted, readonly (string | null)[]])[] = [
  [
    {
      event: 'residual_mix_create',
      operation: 'createResidualMix',
      actor: 'Karin Åberg',
      details: 'year=2025 region=nordic renewable_percent=12.5 is_preliminary=false source_url=',
    },
    [
      'Karin Åberg',
      'Lägga till residualmix',
      'År: 2025, Omfattning: Norden, Förnybart: 12,5, Preliminära värden: nej, Källans adress: Saknas',
    ],
  ],
  [
    {
      event: 'suggestion_change',
      operation: 'updateExpertSuggestions',
      details: '~7=new',
      actor: 'Karin Åberg',
    },
    ['Karin Åberg', 'Ändra expertförslag', 'förslag 7: Ny'],
  ],
  [
    { event: 'password_change', operation: 'createPassword', details: 'invitation', actor: 'Karin Åberg' },
    ['Karin Åberg', 'Välja lösenord med en länk', 'med inbjudan'],
  ],
  [
    { event: 'certificate_issue', operation: 'generateCertificates', details: `2025-17 Livs AB ${hash}` },
    ['Portalen', 'Utfärda certifikat', '2025-17 Livs AB'],
  ],
  [
    { event: 'sign_in_refused', operation: 'login', details: `unknown ${hash}` },
    ['Okänd', 'Logga in med lösenord', 'kontot finns inte'],
  ],
  [
    {
      event: 'role_change',
      operation: 'updateAdministratorGroup',
      details: 'display_name +can_view_invoice -can_manage_news',
    },
    ['Portalen', 'Ändra intern roll', 'Namn, ny: Visa fakturor, borttagen: Hantera nyheter'],
  ],
  [
    {
      event: 'export',
      operation: 'exportTimeSheets',
      details: 'format=xlsx start_date=2026-05-01 end_date=2026-10-31',
    },
    ['Portalen', 'Timrapport', 'Timrapport, xlsx, 2026-05-01 – 2026-10-31'],
  ],
  [{ event: 'sign_out', details: '' }, ['Portalen', null, null]],
];

let app: TestApp;
let access: string;

beforeAll(async () => {
  app = await createTestApp();
  const reader = await createUser(app.deps.database, { permissions: ['can_view_audit_log'] });
  ({ access } = await app.sessionOf(reader.id));
  await app.deps.database.transaction(async (trx) => {
    for (const [{ event, details, operation, actor }] of noted)
      await recordEvent(trx, {
        at: app.clock.now(),
        event,
        outcome: 'succeeded',
        actor: actor === undefined ? null : { id: reader.id, name: actor },
        target: null,
        address: null,
        shadowId: null,
        operation: operation ?? null,
        path: null,
        status: null,
        requestId: null,
        details,
      });
  });
});

afterAll(() => app.close());

const expected = noted.map(([, said]) => said).toReversed();
const reported = ['Vem', 'Anrop', 'Detaljer'];

test.each([
  { format: 'csv', read: async (bytes: Buffer) => readCsv(bytes) },
  { format: 'xlsx', read: async (bytes: Buffer) => (await readWorkbook(bytes))[0] },
])('figures 18: the log as $format says in Swedish what the screen says', async ({ format, read }) => {
  // Files are logged too; those events are newer than the ones read here.
  const { bytes } = await downloadFile({ app, access, path: `/api/v1/exports/audit/?format=${format}` });
  const sheet = await read(bytes);
  const places = reported.map((heading) => sheet?.headings.indexOf(heading) ?? -1);
  const rows = sheet?.rows.map((row) => places.map((place) => row[place])) ?? [];
  expect(rows.slice(-expected.length)).toEqual(expected);
});

test('figures 18: the log says it in English to who reads English', async () => {
  const answer = await app.request('GET', '/api/v1/exports/audit/?format=csv', {
    access,
    headers: { 'Accept-Language': 'en' },
  });
  expect(answer.text).toContain(';Add a residual mix;');
  expect(answer.text).toContain('Region: Nordic countries, Renewable: 12.5');
});
