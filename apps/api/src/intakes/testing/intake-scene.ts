import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import type { PermissionKey } from '@vinrod/api-client/contract';
import { serviceScopes } from '../../server/service-caller.ts';
import { company, corporateGroup, site } from '../../supplier/testing/norrviken.ts';
import { putRows } from '../../supplier/testing/put-rows.ts';
import { serviceTokenOf } from '../../testing/service-accounts-of-tests.ts';
import type { TestAnswer, TestApp } from '../../testing/test-app.ts';
import { createUser } from '../../testing/test-people.ts';

/** Staff who read files in, and systems that put rows beside them. */
export interface IntakeScene {
  readonly access: string;
  readonly token: string;
}

/** The second site of the scene. */
export const secondSite = { ...site, site_id: '735999000000010029', name: 'Hamngatan 3' };

/** Permissions of staff who read files in and see every corporate group. */
export const readerPermissions: readonly PermissionKey[] = [
  'can_view_import',
  'can_manage_import',
  'can_view_corporate_group_list',
];

/** Makes staff who read files in, and a corporate group with two sites. */
export async function intakeScene(app: TestApp): Promise<IntakeScene> {
  const user = await createUser(app.deps.database, { permissions: readerPermissions, firstName: 'Alva' });
  const token = await serviceTokenOf(app, serviceScopes);
  await putRows(app, token, 'corporate-groups', [corporateGroup]);
  await putRows(app, token, 'companies', [company]);
  await putRows(app, token, 'sites', [site, secondSite]);
  return { access: (await app.sessionOf(user.id)).access, token };
}

/** Sends a file, and waits until it was read. */
export async function sendFile(
  app: TestApp,
  access: string,
  body: string | Uint8Array<ArrayBuffer>,
  { fileName = 'fil.txt', headers = {} }: { fileName?: string; headers?: Record<string, string> } = {},
): Promise<TestAnswer> {
  const response = await app.fetch(
    new Request(`http://localhost/api/v1/intakes/?file_name=${encodeURIComponent(fileName)}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${access}`, 'Content-Type': 'application/octet-stream', ...headers },
      body,
      duplex: 'half',
    }),
  );
  const text = await response.text();
  const parsed: unknown = JSON.parse(text);
  const id = Object(parsed)['uuid'];
  if (response.status !== 200)
    return { status: response.status, headers: response.headers, body: Object(parsed), list: [], text };
  await app.deps.background.settled();
  return app.request('GET', `/api/v1/intakes/${String(id)}/`, { access });
}

/** Does something to a file, and waits until the work behind it has ended. */
export async function actOn(
  app: TestApp,
  access: string,
  { uuid }: Readonly<Record<string, unknown>>,
  act: 'store' | 'cancel' | 'discard' | 'undo',
): Promise<TestAnswer> {
  const answer = await app.request('POST', `/api/v1/intakes/${String(uuid)}/${act}/`, { access });
  await app.deps.background.settled();
  return answer.status === 200 ? app.request('GET', `/api/v1/intakes/${String(uuid)}/`, { access }) : answer;
}

/** Changes settings or choices of a file, and waits until it was read again. */
export async function update(
  app: TestApp,
  access: string,
  { uuid }: Readonly<Record<string, unknown>>,
  body: object,
): Promise<TestAnswer> {
  const answer = await app.request('PATCH', `/api/v1/intakes/${String(uuid)}/`, { access, body });
  await app.deps.background.settled();
  return answer.status === 200 ? app.request('GET', `/api/v1/intakes/${String(uuid)}/`, { access }) : answer;
}

/** Packs a text as gzip. */
export function packed(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(gzipSync(text));
}

const figures = [
  'corporate_group',
  'company',
  'site',
  'contact',
  'company_surcharge',
  'site_tariff',
  'spot_price_day',
  'temperature_day',
  'meter_day',
  'meter_day_version',
  'meter_import',
  'invoice',
  'invoice_line',
  'invoice_payment',
  'invoice_original',
];

/** Everything that files can change, as the database writes it. */
export async function everyFigure(app: TestApp): Promise<Readonly<Record<string, string>>> {
  const found: Record<string, string> = {};
  for (const table of figures) {
    const { rows } = await sql<{ text: string | null }>`select json_agg(row order by row)::text as text
      from (select stored::text as row from ${sql.table(table)} as stored) as found`.execute(
      app.deps.database.db,
    );
    found[table] = rows[0]?.text ?? '';
  }
  const { rows: months } = await sql<{
    text: string | null;
  }>`select json_agg(row order by row)::text as text from (
    select (corporate_group_id, site_id, month, total_wh, value_count, present_quarters, estimated_count, corrected_count)::text
      as row from site_month where value_count > 0) as found`.execute(app.deps.database.db);
  found['site_month'] = months[0]?.text ?? '';
  return found;
}
