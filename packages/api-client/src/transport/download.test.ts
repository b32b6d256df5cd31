import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from '../client.ts';
import { memoryStorage } from '../session/memory-storage.ts';
import { fileNameOf } from './file-name.ts';

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const period = { start_date: '2026-10-01', end_date: '2026-10-31' };

function clientAnswering(headers: Record<string, string>, body = 'data') {
  return createClient({
    baseUrl: 'https://portal.example/api',
    storage: memoryStorage(),
    fetch: () => Promise.resolve(new Response(new Blob([body]), { headers })),
  });
}

describe('downloads (security checklist, client line 21; specification, sections 5 and 9)', () => {
  it.each([
    [xlsx, 'xlsx'],
    ['application/pdf', 'pdf'],
    ['image/jpeg', 'jpg'],
    ['image/png', 'png'],
    ['text/csv; charset=utf-8', 'csv'],
    ['TEXT/CSV', 'csv'],
    ['application/zip', 'bin'],
    ['', 'bin'],
  ])('21. without a name from the server, %s gives the extension %s', async (type, extension) => {
    const client = clientAnswering(type === '' ? {} : { 'Content-Type': type });
    const file = await client.exports.timeSheets({ path: { id: 'k' }, query: period });
    expect(file.fileName).toBe(`Timrapport.${extension}`);
    expect(file.contentType).toBe(type.split(';')[0]?.toLowerCase());
    expect(await file.blob.text()).toBe('data');
  });

  it('21. names files by what they are, and others by the time', async () => {
    const client = clientAnswering({ 'Content-Type': 'application/pdf' });
    const certificate = { corporate_group: 'k', companies: ['b'], year: 2025 };
    vi.useFakeTimers({ now: 1_795_000_000_000, toFake: ['Date'] });
    const files = await Promise.all([
      client.exports.monthlyReports({ path: { id: 'k' }, query: period }),
      client.exports.generateCertificates({ body: certificate }),
      client.exports.generatePartnershipCertificates({ body: certificate }),
      client.exports.corporateGroupList(),
      client.invoices.pdf({ path: { invoiceId: 'f' } }),
      client.exports.groupTree({ path: { id: 'k' }, query: { format: 'csv' } }),
    ]).finally(() => vi.useRealTimers());
    expect(files.map(({ fileName }) => fileName)).toEqual([
      'Månadsrapport.pdf',
      'Certifikat.pdf',
      'Certifikat.pdf',
      'Koncernlista.pdf',
      'File-1795000000000.pdf',
      'File-1795000000000.pdf',
    ]);
  });

  it.each([
    [
      `attachment; filename="Manadsrapport.xlsx"; filename*=UTF-8''M%C3%A5nadsrapport.xlsx`,
      'Månadsrapport.xlsx',
    ],
    [`attachment; filename*=utf-8'sv'%C3%85r%202026.pdf; filename=ar.pdf`, 'År 2026.pdf'],
    ['attachment; filename="a;b \\"c\\".pdf"', 'a;b "c".pdf'],
    ['attachment; filename=plain.csv', 'plain.csv'],
    ['attachment;FILENAME="X.CSV"', 'X.CSV'],
    [`attachment; filename="good.pdf"; filename*=UTF-8''%E0%A4%A`, 'good.pdf'],
    [`attachment; filename="good.pdf"; filename*=ISO-8859-1''%E5.pdf`, 'good.pdf'],
    [`attachment; filename="x; filename*=UTF-8''evil.exe"`, `x; filename*=UTF-8''evil.exe`],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ['attachment; filename="C:\\\\temp\\\\x.pdf"', 'x.pdf'],
    [`attachment; filename*=UTF-8''..%2F..%2Fx.pdf`, 'x.pdf'],
    [`attachment; filename*=UTF-8''a%00%0Ab.pdf`, 'ab.pdf'],
    ['attachment; filename=".."', ''],
    ['attachment; filename=""', ''],
    ['attachment', ''],
    ['', ''],
  ])('21. reads %s as "%s"', (header, name) => {
    expect(fileNameOf(header)).toBe(name);
  });

  it('21. never gives a folder, a control character or dots only, whatever the header', () => {
    const part = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('filename=', 'filename*=', "UTF-8''", '"', ';', '\\', '/', '%2F', '%00', '..', ' '),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const name = fileNameOf(parts.join(''));
        expect(name).not.toMatch(/[/\\\p{Cc}]/u);
        expect(name).not.toMatch(/^[\s.]+$/);
      }),
      { numRuns: 2000, seed: 2026 },
    );
  });
});
