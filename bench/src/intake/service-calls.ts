import { openAsBlob } from 'node:fs';
import { luhnCheckDigit } from '../../../apps/api/src/identifiers/luhn.ts';
import { signInToDemo } from '../../../tooling/demo-sign-in.ts';
import type { Delivery } from './delivery.ts';

function textAt(value: unknown, key: string): string {
  const found: unknown = Reflect.get(Object(value), key);
  if (typeof found !== 'string') throw new Error(`There is no ${key}.`);
  return found;
}

async function answered(response: Response): Promise<string> {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${text}`);
  return text;
}

let numbers = 0;

/** A number that no other thing has here. */
function nextNumber(): number {
  numbers += 1;
  return numbers;
}

/** An access token of a new service account with every scope that a delivery needs. */
export async function serviceToken(origin: string): Promise<string> {
  const account: unknown = JSON.parse(
    await answered(
      await fetch(`${origin}/api/v1/service-accounts/`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${await signInToDemo(origin)}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ name: `Bench ${nextNumber()}`, scopes: ['organisation', 'meter_values'] }),
      }),
    ),
  );
  const token: unknown = JSON.parse(
    await answered(
      await fetch(`${origin}/api/v1/oauth/token`, {
        method: 'POST',
        headers: {
          authorization: `Basic ${btoa(`${textAt(account, 'uuid')}:${textAt(account, 'client_secret')}`)}`,
        },
        body: new URLSearchParams({ grant_type: 'client_credentials' }),
      }),
    ),
  );
  return textAt(token, 'access_token');
}

/** Body of a call: rows, or a file of rows. */
export interface Body {
  readonly content: Blob | string;
  readonly isCompressed: boolean;
}

/** The rows in a file. */
export async function bodyOf(path: string): Promise<Body> {
  return { content: await openAsBlob(path), isCompressed: path.endsWith('.gz') };
}

/**
 * Puts rows.
 *
 * @returns the counts of the answer.
 * @throws Error when a row is refused or the answer broke off.
 */
export async function putRows(origin: string, token: string, kind: string, body: Body): Promise<unknown> {
  const response = await fetch(`${origin}/api/v1/supplier/${kind}/`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/x-ndjson',
      ...(body.isCompressed ? { 'content-encoding': 'gzip' } : {}),
    },
    body: body.content,
  });
  return countsOf(kind, response);
}

/**
 * Puts a file of meter values of a corporate group, of a form that is recognised by its content.
 *
 * @throws Error when a row is refused or the answer broke off.
 */
export async function putFile(
  origin: string,
  token: string,
  corporateGroup: string,
  path: string,
): Promise<unknown> {
  const query = new URLSearchParams({ corporate_group: corporateGroup });
  const response = await fetch(`${origin}/api/v1/supplier/meter-values/?${query.toString()}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    body: await openAsBlob(path),
  });
  return countsOf(path, response);
}

async function countsOf(kind: string, response: Response): Promise<unknown> {
  const lines = (await answered(response)).trim().split('\n');
  const last: unknown = JSON.parse(lines.at(-1) ?? '');
  const counts: unknown = Reflect.get(Object(last), 'counts');
  if (counts === undefined || Reflect.get(Object(counts), 'refused') !== 0)
    throw new Error(`${kind}: ${lines.find((line) => line.includes('refused')) ?? ''}`);
  return counts;
}

/** Puts a corporate group with the sites of a delivery. */
export async function putSites(
  origin: string,
  token: string,
  corporateGroup: string,
  { siteIds, resolution }: Delivery,
): Promise<void> {
  const put = (kind: string, rows: readonly object[]): Promise<unknown> =>
    putRows(origin, token, kind, {
      content: rows.map((row) => `${JSON.stringify(row)}\n`).join(''),
      isCompressed: false,
    });
  const digits = String(559_900_000 + nextNumber());
  const organization_number = `${digits.slice(0, 6)}-${digits.slice(6)}${luhnCheckDigit(digits)}`;
  await put('corporate-groups', [{ key: corporateGroup, name: corporateGroup, organization_number }]);
  await put('companies', [
    {
      corporate_group: corporateGroup,
      customer_id: corporateGroup,
      name: corporateGroup,
      organization_number,
    },
  ]);
  await put(
    'sites',
    siteIds.map((site_id) => ({
      corporate_group: corporateGroup,
      customer_id: corporateGroup,
      site_id,
      name: site_id,
      price_area: 'SE3',
      metering_interval: resolution,
    })),
  );
}
