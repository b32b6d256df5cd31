import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayOf } from '@vinrod/locale/day';
import { unzip } from '../../files/testing/unzip.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createCorporateGroup, createUser, type TestCorporateGroup } from '../../testing/test-people.ts';
import { issueTestInvoice } from '../testing/test-invoice.ts';

let app: TestApp;
let group: TestCorporateGroup;
let access: string;

beforeAll(async () => {
  app = await createTestApp();
  const { database } = app.deps;
  group = await createCorporateGroup(database, 'Norrviken', [1]);
  const user = await createUser(database, {
    corporateGroupId: group.id,
    permissions: ['can_view_invoice'],
  });
  ({ access } = await app.sessionOf(user.id));
  for (let made = 0; made < 5; made += 1) await issueTestInvoice(database, group);
});

afterAll(() => app.close());

function ask(name: 'invoices' | 'invoice-pdfs'): Promise<Response> {
  const url = `http://localhost/api/v1/exports/corporategroups/${group.id}/${name}/`;
  return app.fetch(new Request(url, { headers: { Authorization: `Bearer ${access}` } }));
}

function readerOf({ body }: Response): ReadableStreamDefaultReader<Uint8Array> {
  if (body === null) throw new Error('The answer has no file.');
  return body.getReader();
}

describe('figures issue 8: a download of pdfs that is broken off', () => {
  test('figures issue 8: ends quietly, and the next one is whole', async () => {
    const reader = readerOf(await ask('invoice-pdfs'));
    const { value } = await reader.read();
    expect(value?.length).toBeGreaterThan(0);
    await reader.cancel();
    await app.deps.background.settled();
    expect(app.log.filter((line) => line.includes('file not finished'))).toEqual([]);
    const whole = Buffer.from(await (await ask('invoice-pdfs')).arrayBuffer());
    expect(unzip(whole).size).toBe(5);
  });

  test('figures issue 8: is not taken for a whole file, wherever it was cut', async () => {
    const answer = await ask('invoice-pdfs');
    // Without a content length the client detects a broken connection.
    expect(answer.headers.get('content-length')).toBeNull();
    const whole = Buffer.from(await answer.arrayBuffer());
    for (const share of [0.1, 0.5, 0.9, 0.999])
      expect(() => unzip(whole.subarray(0, Math.floor(whole.length * share)))).toThrow(/.+/);
  });
});

test('figures issue 8: an invoice that is issued while a workbook is read is on none of its sheets', async () => {
  const { database } = app.deps;
  const opened = await ask('invoices');
  // The sums and the first invoices are read when the answer begins, the lines while it is sent.
  const late = await issueTestInvoice(database, group, { invoiceDay: dayOf(2026, 1, 1) });
  const sheets = await readXlsxFile(Buffer.from(await opened.arrayBuffer()));
  const [invoices, lines, choice] = sheets.map(({ data }) => data.slice(1));
  expect(invoices).toHaveLength(5);
  expect(new Set(lines?.map(([number]) => number))).toEqual(new Set(invoices?.map(([number]) => number)));
  expect(lines?.flat()).not.toContain(late.invoiceNumber);
  expect(choice?.find(([item]) => item === 'Antal fakturor')?.[1]).toBe(5);
});
