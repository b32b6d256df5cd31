import { describe, expect, it } from 'vitest';
import { downloadName, extensionForContentType } from './download-name.ts';

describe('extensionForContentType', () => {
  it.each([
    ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'],
    ['application/pdf', 'pdf'],
    ['image/jpeg', 'jpg'],
    ['image/png', 'png'],
    ['text/csv; charset=utf-8', 'csv'],
    ['Application/PDF', 'pdf'],
    ['application/zip', 'bin'],
    ['', 'bin'],
    [null, 'bin'],
  ])('%s gives %s', (contentType, extension) => {
    expect(extensionForContentType(contentType)).toBe(extension);
  });
});

describe('downloadName', () => {
  it.each([
    ['timeReport', 'Timrapport.pdf'],
    ['monthlyReport', 'Månadsrapport.pdf'],
    ['certificate', 'Certifikat.pdf'],
    ['corporateGroupList', 'Koncernlista.pdf'],
    [null, 'File-1780000000000.pdf'],
  ] as const)('%s is called %s', (kind, name) => {
    expect(downloadName(kind, 'application/pdf', 1_780_000_000_000)).toBe(name);
  });
});
