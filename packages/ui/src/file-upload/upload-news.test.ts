import { expect, it } from 'vitest';
import { uploadNews } from './upload-news.ts';
import type { UploadItem, UploadSnapshot, UploadStep } from './upload-queue.ts';

const file = { name: 'avtal.pdf', size: 8, type: 'application/pdf' };
const item = (step: UploadStep): UploadItem => ({ key: 1, file, step });
const moment = (...items: UploadItem[]): UploadSnapshot => ({ items, stored: new Map() });
const uploading = (share: number | null) => moment(item({ name: 'uploading', share }));

it.each([
  ['a start', moment(item({ name: 'waiting' })), uploading(null), [{ name: 'started', file: 'avtal.pdf' }]],
  ['waiting', moment(), moment(item({ name: 'waiting' })), []],
  [
    'the first quarter',
    uploading(0.2),
    uploading(0.26),
    [{ name: 'progress', file: 'avtal.pdf', percent: 25 }],
  ],
  [
    'quarters passed over',
    uploading(null),
    uploading(0.8),
    [{ name: 'progress', file: 'avtal.pdf', percent: 75 }],
  ],
  ['little', uploading(0.26), uploading(0.49), []],
  ['all sent but not stored', uploading(0.8), uploading(1), []],
  [
    'a failure',
    uploading(0.3),
    moment(item({ name: 'failed', error: 'avbrott' })),
    [{ name: 'failed', file: 'avtal.pdf', error: 'avbrott' }],
  ],
  [
    'a refusal',
    moment(),
    moment(item({ name: 'refused', refusal: 'size' })),
    [{ name: 'refused', file: 'avtal.pdf', refusal: 'size' }],
  ],
  ['a cancelled upload', uploading(0.3), moment(), []],
])('tells of %s', (_case, before, after, news) => {
  expect(uploadNews(before, after)).toEqual(news);
});

it('tells of a stored file once', () => {
  const after: UploadSnapshot = { items: [], stored: new Map([['A', 1]]) };
  expect(uploadNews(uploading(1), after)).toEqual([{ name: 'stored', file: 'avtal.pdf' }]);
  expect(uploadNews(after, after)).toEqual([]);
});
