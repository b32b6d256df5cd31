import { isRecord, type JsonRecord } from '../../server/json-document.ts';
import type { TestApp } from '../../testing/test-app.ts';

/** What became of rows that were put. */
export interface PutAnswer {
  readonly status: number;
  /** The answer to each row. */
  readonly rows: readonly JsonRecord[];
  /** The last line; null when the answer broke off. */
  readonly counts: JsonRecord | null;
}

/** How rows are put. */
export interface PutOptions {
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Puts a body of rows as one of the supplier's own systems. */
export async function putBody(
  app: TestApp,
  token: string,
  kind: string,
  body: string | Uint8Array<ArrayBuffer>,
  { query = '', headers = {} }: PutOptions = {},
): Promise<PutAnswer> {
  const response = await app.fetch(
    new Request(`http://localhost/api/v1/supplier/${kind}/${query}`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/x-ndjson', ...headers },
      body,
      duplex: 'half',
    }),
  );
  const text = await response.text();
  if (response.status !== 200) return { status: response.status, rows: [], counts: null };
  const lines = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line))
    .filter(isRecord);
  const last = lines.at(-1)?.['counts'];
  return {
    status: 200,
    rows: lines.filter((line) => !('counts' in line)),
    counts: isRecord(last) ? last : null,
  };
}

/** Puts rows as one of the supplier's own systems. */
export function putRows(
  app: TestApp,
  token: string,
  kind: string,
  rows: readonly object[],
  options: PutOptions = {},
): Promise<PutAnswer> {
  return putBody(app, token, kind, rows.map((row) => JSON.stringify(row)).join('\n'), options);
}
