import { expect, it } from 'vitest';
import { fileLines, filesTaken } from './file-rows.ts';
import type { UploadItem, UploadStep } from './upload-queue.ts';

const item = (key: number, step: UploadStep): UploadItem => ({
  key,
  file: { name: `${key}.pdf`, size: 8, type: '' },
  step,
});
const stored = (id: string) => ({ id, name: `${id}.pdf`, size: 8 });
const uploading: UploadStep = { name: 'uploading', share: 0.5 };
const refused: UploadStep = { name: 'refused', refusal: 'type' };

it('keeps the place and the key of an upload that becomes a stored file', () => {
  const before = fileLines([stored('A')], {
    items: [item(1, uploading), item(2, uploading)],
    stored: new Map(),
  });
  const after = fileLines([stored('A'), stored('B')], {
    items: [item(2, uploading)],
    stored: new Map([['B', 1]]),
  });
  expect(before.map(({ key }) => key)).toEqual(['old-A', 'new-1', 'new-2']);
  expect(after.map(({ key }) => key)).toEqual(['old-A', 'new-1', 'new-2']);
  expect(after[1]?.stored?.id).toBe('B');
});

it('counts what is stored or on its way, not what failed', () => {
  const snapshot = { items: [item(1, uploading), item(2, refused)], stored: new Map() };
  expect(filesTaken([stored('A')], snapshot)).toBe(2);
});
